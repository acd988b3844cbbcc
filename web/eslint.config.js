// What is asked of the client's code beyond its types and its form.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import { existsSync, readdirSync } from 'node:fs'
import ts from 'typescript-eslint'

const SOURCES = new URL('src/', import.meta.url)
const GAMES = readdirSync(SOURCES).filter((name) => existsSync(new URL(`${name}/game.ts`, SOURCES)))

/** A folder that imports nothing from others; what they share lies in lib. */
const knowsNot = (folder, others) => ({
  files: [`src/${folder}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ regex: `/(${others.join('|')})/`, message: `${folder} knows nothing of that folder.` }] },
    ],
  },
})

export default defineConfig(
  { ignores: ['node_modules/', 'src/lib/facts.ts', 'src/lib/openapi.d.ts', 'src/lib/rules.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  // {#each { length: 3 } as _}: the underscore stands for what nobody looks at
  { rules: { '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }] } },
  knowsNot('lib', ['start', 'table', 'join', 'book', 'text', 'guide', ...GAMES]),
  knowsNot('book', ['start', 'table', 'join', 'text', 'guide', ...GAMES]),
  knowsNot('join', ['start', 'table', 'text', 'guide', ...GAMES]),
  knowsNot('start', ['table', 'join', 'text', ...GAMES]),
  knowsNot('table', ['start', 'text', ...GAMES]),
  knowsNot('guide', ['start', 'join', 'text', ...GAMES]),
  knowsNot('text', ['start', 'guide', ...GAMES]),
  GAMES.map((game) => knowsNot(game, ['start', 'text', ...GAMES.filter((other) => other !== game)])),
)
