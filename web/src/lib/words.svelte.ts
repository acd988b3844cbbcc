// Words from the same Fluent files the server and the terminal use; switchable at any time.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { signed } from './numbers'
import type { RuleKey } from './rules'
import type { Args, Event, Offer } from './types'

export const LANGUAGES = { en: 'English', de: 'Deutsch', ru: 'Русский', it: 'Italiano', hu: 'Magyar' } as const
export type Language = keyof typeof LANGUAGES

// General words, and each game's. Those of a review, and those of a record's options, are not said here.
const FILES = import.meta.glob(
  [
    '$locale/*/*.ftl',
    '!$locale/*/{review,text_mode,book}.ftl',
    '$games/*/locale/*/*.ftl',
    '!$games/*/locale/*/{options,sentences,book,rulings}.ftl',
  ],
  {
    query: '?raw',
    import: 'default',
  },
) as Record<string, () => Promise<string>>
// Words of the rules pages, which are many: they come with the page.
const BOOKS = import.meta.glob(['$locale/*/book.ftl', '$games/*/locale/*/{book,rulings}.ftl'], {
  query: '?raw',
  import: 'default',
}) as Record<string, () => Promise<string>>
// As regalia.locale.words has them: whose numbers and dates a language writes, and what a message tells of by name.
const REGIONS: Partial<Record<Language, string>> = { en: 'en-GB' }
const NAMED = new Set(['card', 'person', 'place', 'city', 'title', 'country', 'building'])

class Words {
  language = $state<Language>('en')
  #bundle = $state.raw<FluentBundle | null>(null)
  /** English, for what a language does not say yet */
  #spare = $state.raw<FluentBundle | null>(null)
  /** English was asked for */
  #helped = false
  /** the language that was asked for last */
  #wanted: Language = 'en'
  /** the games whose rules pages are read, and their words as they come */
  #books = new Map<string, Promise<void>>()
  /** what is loaded last has all that was asked for before */
  #loading: Promise<void> = Promise.resolve()

  /** Load a language, tell the page, and remember it. */
  async use(language: Language): Promise<void> {
    this.#wanted = language
    try {
      await this.#load()
    } catch (error) {
      if (this.#wanted === language) this.#wanted = this.language
      throw error
    }
    if (this.#wanted !== language) return
    this.#spare = null
    this.#helped = false
    this.language = language
    document.documentElement.lang = language
    try {
      localStorage.setItem('language', language)
    } catch {
      // a browser that keeps nothing
    }
  }

  #load(): Promise<void> {
    const mine: Promise<void> = loaded(this.#wanted, this.#books).then((bundle) => {
      if (mine !== this.#loading) return this.#loading
      this.#bundle = bundle
    })
    this.#loading = mine
    return mine
  }

  /** A language that lacks something is helped out by English, which is loaded only then. */
  #lacks(): void {
    if (this.language === 'en' || this.#helped || !this.#bundle) return
    this.#helped = true
    void loaded('en', this.#books).then((spare) => (this.#spare = spare))
  }

  /** Load the words of a game's rules page too. */
  useBook(game: string): Promise<void> {
    const known = this.#books.get(game)
    if (known) return known
    this.#books.set(game, Promise.resolve()) // from now on its words are loaded with the others
    const coming = this.#load().catch((error) => {
      this.#books.delete(game)
      throw error
    })
    this.#books.set(game, coming)
    return coming
  }

  /** Whether there are words for a message. */
  knows(message: string): boolean {
    return !!(this.#bundle?.hasMessage(message) || this.#spare?.hasMessage(message))
  }

  /** The words of a message. */
  say(message: string, args: Args = {}): string {
    for (const bundle of [this.#bundle, this.#spare]) {
      const found = bundle?.getMessage(message)
      if (bundle && found?.value) return bundle.formatPattern(found.value, this.#withNames(args), [])
    }
    this.#lacks()
    return message
  }

  /** A name of the games (country, city, title, person, building, level) in the language. */
  name(name: string): string {
    return this.#forms(name)['']
  }

  /** An event in a sentence; `me` is the seat that is spoken to, where there are words for it. */
  tell(event: Event, names: string[], me: number | null = null): string {
    if (event.is_secret) {
      const { place = '', year = '' } = event.args
      const line = this.say(sheetMessageOf(event.rule), { place, year })
      return this.say('web-event-secret', { seat: names[event.seat ?? 0], line })
    }
    const args: Args = { ...event.args, points: event.points, signed: signed(event.points) }
    if (event.seat !== null) args.seat = names[event.seat]
    if (event.other !== null) args.other = names[event.other]
    const told = me === null ? '' : event.seat === me ? 'you' : event.other === me ? 'other-you' : ''
    const spoken = told && spokenMessageOf(event.rule, told)
    return this.say(spoken && this.knows(spoken) ? spoken : messageOf(event.rule), args)
  }

  /** What a move does, in a sentence. */
  explain({ kind, ...parts }: Offer['what'], names: string[]): string {
    return this.say(messageOf(kind), 'other' in parts ? { ...parts, other: names[parts.other] } : parts)
  }

  #withNames(args: Args): Args {
    const full: Args = {}
    for (const [key, value] of Object.entries(args)) {
      if (!NAMED.has(key) || typeof value !== 'string') {
        full[key] = value
        continue
      }
      full[`${key}-id`] = value
      for (const [form, name] of Object.entries(this.#forms(value))) full[form ? `${key}-${form}` : key] = name
    }
    return full
  }

  #forms(name: string): Record<string, string> {
    const bundle = this.#bundle
    if (name.includes('/')) {
      const parts = name.split('/').map((part) => this.#forms(part))
      return Object.fromEntries(
        Object.keys(parts[0]).map((form) => [form, parts.map((part) => part[form] ?? part['']).join('/')]),
      )
    }
    const found = bundle?.getMessage('name-' + name.toLowerCase().replaceAll(' ', '-'))
    if (!bundle || !found?.value) return { '': name }
    const forms: Record<string, string> = { '': bundle.formatPattern(found.value) }
    for (const [form, pattern] of Object.entries(found.attributes)) forms[form] = bundle.formatPattern(pattern)
    return forms
  }
}

export const words = new Words()

const filesOf = (language: Language, files: typeof FILES) =>
  Object.keys(files)
    .filter((path) => path.includes(`/locale/${language}/`))
    .sort()
    .map((path) => files[path]())

/** The general words of rules pages, and those of these games. */
const booksOf = (games: ReadonlyMap<string, unknown>): typeof BOOKS =>
  Object.fromEntries(
    Object.entries(BOOKS).filter(([path]) => {
      const game = /\/games\/([^/]+)\/locale\//.exec(path)?.[1]
      return games.size > 0 && (game === undefined || games.has(game))
    }),
  )

async function loaded(language: Language, books: ReadonlyMap<string, unknown>): Promise<FluentBundle> {
  const bundle = new FluentBundle(REGIONS[language] ?? language, { useIsolating: false })
  for (const text of await Promise.all([...filesOf(language, FILES), ...filesOf(language, booksOf(books))])) {
    bundle.addResource(new FluentResource(text))
  }
  return bundle
}

/** The message of a rule's key, or of a kind of move. */
export function messageOf(key: string): string {
  return key.replaceAll('.', '-').replaceAll('_', '-')
}

/** The message of a rule for whom it is about: `you` where it is the seat's, `other-you` where it is the other's. */
function spokenMessageOf(rule: RuleKey, told: string): string {
  const [game, ...rest] = rule.split('.')
  return messageOf([game, told, ...rest].join('.'))
}

/** The message of a line of the score sheet, which comes from a rule. */
export function sheetMessageOf(rule: RuleKey): string {
  const [game, ...rest] = rule.split('.')
  return messageOf([game, 'sheet', ...rest].join('.'))
}

/** The language to start with: the remembered one, else the browser's, else English. */
export function firstLanguage(): Language {
  const wished = [remembered(), ...navigator.languages]
  for (const one of wished) {
    const short = one.slice(0, 2)
    if (short in LANGUAGES) return short as Language
  }
  return 'en'
}

function remembered(): string {
  try {
    return localStorage.getItem('language') ?? ''
  } catch {
    return ''
  }
}
