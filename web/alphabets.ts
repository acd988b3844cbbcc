// A Vite plugin: writes made/fonts.css, in which each alphabet of a typeface is two faces: the letters that our messages
// use, cut out, and all others, which a browser fetches for a name that has one. As they come the typefaces carry hundreds
// of letters, old figures and swashes, and would weigh more than the whole page.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'
import type { Plugin } from 'vite'

const PACKAGE = '../src/regalia/'
const ALPHABETS = ['cyrillic', 'latin-ext', 'latin'] // of two faces with the same letter a browser takes the later one
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum']
const WEIGHTS = { wght: { min: 400, max: 700 } } // those our styles ask for

interface Face {
  family: string
  style: 'normal' | 'italic'
  weight: string
  /** the package, and what its files are called, but for the alphabet */
  from: string
  file: string
  variationAxes?: typeof WEIGHTS
}

const GARAMOND = { family: 'EB Garamond', weight: '500', from: '@fontsource/eb-garamond' }
const FACES: Face[] = [
  { ...GARAMOND, style: 'normal', file: 'eb-garamond-ALPHABET-500-normal' },
  { ...GARAMOND, style: 'italic', file: 'eb-garamond-ALPHABET-500-italic' },
  {
    family: 'Source Sans 3 Variable',
    style: 'normal',
    weight: '400 700',
    from: '@fontsource-variable/source-sans-3',
    file: 'source-sans-3-ALPHABET-wght-normal',
    variationAxes: WEIGHTS,
  },
]

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const read = (path: string) => readFileSync(here(path), 'utf-8')

/** The letters of the messages, small and capital, and all that is on every keyboard. */
function ourLetters(): Set<number> {
  const files = readdirSync(here(PACKAGE), { recursive: true, encoding: 'utf-8' }).filter((path) =>
    path.endsWith('.ftl'),
  )
  const keyboard = Array.from({ length: 0x7f - 0x20 }, (_, number) => String.fromCharCode(0x20 + number))
  const said = [...keyboard, ...files.map((path) => read(PACKAGE + path))].join('')
  const letters = [...said, ...said.toUpperCase(), ...said.toLowerCase()]
  return new Set(letters.map((letter) => letter.codePointAt(0) ?? 0))
}

/** The letters of a range such as `U+0301,U+0400-045F`. */
function inRange(range: string): number[] {
  return range.split(',').flatMap((stretch) => {
    const [first, last = first] = stretch.replace('U+', '').split('-')
    const [from, to] = [parseInt(first, 16), parseInt(last, 16)]
    return Array.from({ length: to - from + 1 }, (_, number) => from + number)
  })
}

/** The range of letters in rising order. */
function rangeOf(letters: number[]): string {
  const stretches: [number, number][] = []
  for (const letter of letters) {
    const open = stretches.at(-1)
    if (open && open[1] === letter - 1) open[1] = letter
    else stretches.push([letter, letter])
  }
  const hex = (letter: number) => letter.toString(16).toUpperCase().padStart(4, '0')
  return stretches.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ')
}

const declared = ({ family, style, weight }: Face, file: string, letters: number[]) => `@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-display: swap;
  font-weight: ${weight};
  src: url('${file}') format('woff2');
  unicode-range: ${rangeOf(letters)};
}
`

/** Both faces of an alphabet, the common one cut and written. */
async function facesOf(face: Face, alphabet: string, ours: Set<number>): Promise<string> {
  const name = face.file.replace('ALPHABET', alphabet)
  const whole = `${face.from}/files/${name}.woff2`
  const ranges = JSON.parse(read(`./node_modules/${face.from}/unicode.json`)) as Record<string, string>
  const letters = inRange(ranges[alphabet])
  const common = letters.filter((letter) => ours.has(letter))
  // a variable, because the package's types do not know keepFeatures yet
  const wishes = { targetFormat: 'woff2' as const, keepFeatures: FEATURES, variationAxes: face.variationAxes }
  const cut = await subset(readFileSync(here(`./node_modules/${whole}`)), String.fromCodePoint(...common), wishes)
  writeFileSync(here(`./made/${name}-ours.woff2`), cut)
  const others = letters.filter((letter) => !ours.has(letter))
  return declared(face, whole, others) + declared(face, `./${name}-ours.woff2`, common)
}

export function alphabets(): Plugin {
  return {
    name: 'regalia-alphabets',
    async buildStart() {
      if (process.env.VITEST) return
      mkdirSync(here('./made'), { recursive: true })
      const ours = ourLetters()
      const pairs = ALPHABETS.flatMap((alphabet) => FACES.map((face) => facesOf(face, alphabet, ours)))
      writeFileSync(here('./made/fonts.css'), (await Promise.all(pairs)).join(''))
    },
  }
}
