// What this browser remembers of its person: no account, nothing leaves it.
import type { House } from './types'

export type Theme = 'paper' | 'candle'

const KEPT = 'regalia'
const NAMES = [
  'Adrian',
  'Beatrix',
  'Casimir',
  'Dorothea',
  'Eleonora',
  'Ferdinand',
  'Helena',
  'Isabella',
  'Julian',
  'Leopold',
  'Matthias',
  'Octavia',
  'Regina',
  'Sebastian',
  'Theodora',
  'Valentin',
]

/** A name for somebody who gave none. */
export const anyName = (): string => NAMES[Math.floor(Math.random() * NAMES.length)]

interface Kept {
  theme: Theme | null
  sound: boolean
  notify: boolean
  shortcuts: boolean
  everyStep: boolean
  askFirst: boolean
  scoringGoesOn: boolean
  hintsAsBots: boolean
  name: string
  house: House
  setups: Record<string, unknown>
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}')
  } catch {
    return {}
  }
}

class Settings {
  /** null: as the system wishes */
  #theme = $state<Theme | null>(null)
  #system = $state<Theme>('paper')
  sound = $state(true)
  notify = $state(false)
  shortcuts = $state(true)
  everyStep = $state(false)
  /** ask before a move that cannot be taken back */
  askFirst = $state(false)
  /** a scoring goes on by itself, slowly */
  scoringGoesOn = $state(false)
  /** advice is as good as the bots at the table, not the best there is */
  hintsAsBots = $state(false)
  name = $state('')
  house = $state<House>('violet')
  setups = $state.raw<Record<string, unknown>>({})

  constructor() {
    const was = kept()
    this.#theme = was.theme ?? null
    this.sound = was.sound ?? true
    this.notify = (was.notify ?? false) && 'Notification' in window && Notification.permission === 'granted'
    this.shortcuts = was.shortcuts ?? true
    this.everyStep = was.everyStep ?? false
    this.askFirst = was.askFirst ?? false
    this.scoringGoesOn = was.scoringGoesOn ?? false
    this.hintsAsBots = was.hintsAsBots ?? false
    this.name = was.name || anyName()
    this.house = was.house ?? 'violet'
    this.setups = was.setups ?? {}
    const dark = window.matchMedia('(prefers-color-scheme: dark)')
    this.#system = dark.matches ? 'candle' : 'paper'
    dark.addEventListener('change', () => {
      this.#system = dark.matches ? 'candle' : 'paper'
      this.#show()
    })
    this.#show()
    this.keep()
  }

  get theme(): Theme {
    return this.#theme ?? this.#system
  }

  /** Candle light, or daylight on paper. */
  light(theme: Theme): void {
    this.#theme = theme
    this.#show()
    this.keep()
  }

  /** Browser notifications; the permission is asked for only here. */
  async allowNotices(wanted: boolean): Promise<void> {
    this.notify = wanted && 'Notification' in window && (await Notification.requestPermission()) === 'granted'
    this.keep()
  }

  keep(): void {
    const { sound, notify, shortcuts, everyStep, askFirst, scoringGoesOn, hintsAsBots, name, house, setups } = this
    const how = { sound, notify, shortcuts, everyStep, askFirst, scoringGoesOn, hintsAsBots }
    try {
      localStorage.setItem(KEPT, JSON.stringify({ theme: this.#theme, ...how, name, house, setups }))
    } catch {
      // a browser that keeps nothing still plays
    }
  }

  #show(): void {
    document.documentElement.dataset.theme = this.theme
  }
}

export const settings = new Settings()
