// The one note of a table's page: whatever has a number or a sign says in it what it is, when it is pointed at, tapped,
// or reached by keyboard.
import { getContext, setContext, type Snippet } from 'svelte'
import type { NotePlace } from './note_place'
import { isMeant, Pointing, type Target } from './pointing.svelte'

/** What a note says, from top to bottom; what is left out is not shown. */
export interface NoteWords {
  title: string
  lines?: string[]
  /** what a move brings */
  gains?: string[]
  /** the rule that forbids it */
  problem?: string
  /** where the rules page tells of it: a paragraph of it, as `claim` */
  paragraph?: string
  hint?: string
}

/** Something that is explained. */
export interface Explained extends Target {
  /** what its note says now; null: nothing */
  note?: () => NoteWords | null
}

/** Where a note stands; as a sheet it lies at the bottom. */
export type Place = Partial<NotePlace> & { sheet?: boolean }

export class Notes<T extends Explained = Explained> extends Pointing<T> {
  /** how a game draws the notes of targets that have no words of their own */
  drawn = $state.raw<Snippet<[T]> | null>(null)
  /** where a game wants them */
  place: (target: T, anchor: HTMLElement) => Place = () => ({})
  /** what is chosen is pressed once more; false: there is nothing to confirm, and the note goes away */
  confirm: (target: T) => boolean = () => false

  /** For a button that is chosen by a press and confirmed by the next one, or only explained. */
  chooses(target: T) {
    return {
      ...this.on(target),
      onclick: (event: MouseEvent & { currentTarget: HTMLElement }) => {
        if (!isMeant(event)) return
        event.stopPropagation()
        this.press(target, event.currentTarget, isByFinger(event))
      },
    }
  }

  /**
   * For what is explained and does nothing else: a number, a sign. It is no stop of the tab key, for there are many;
   * it can be tapped, and is reached by the arrow keys of its area (`areas.ts`).
   */
  explains(target: T) {
    return {
      ...this.chooses(target),
      tabindex: -1,
      'data-explained': '',
      onkeydown: (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
        if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return
        event.preventDefault()
        this.press(target, event.currentTarget)
      },
    }
  }

  /**
   * Explained only on some screens: elsewhere it is part of what is around it. Screens are turned and resized, and
   * handlers that were spread cannot be taken away again, only replaced.
   */
  explainsIf(wished: boolean, target: T): Partial<ReturnType<Notes<T>['explains']>> {
    const wishes = this.explains(target)
    if (wished) return wishes
    return Object.fromEntries(Object.keys(wishes).map((key) => [key, key.startsWith('on') ? nothing : undefined]))
  }

  /** What cannot be done is pressed: its note stays, with the way to the rules. */
  pin(target: T, event: MouseEvent & { currentTarget: HTMLElement }): void {
    event.stopPropagation()
    this.press(target, event.currentTarget)
  }

  /** Choose it, or confirm what is chosen; a finger only takes it back: it has a button to confirm with in reach. */
  press(target: T, by: HTMLElement, isByFinger = false): void {
    if (!this.isChosen(target)) this.choose(target, by)
    else if (isByFinger || !this.confirm(target)) this.clear()
  }
}

const isByFinger = (event: MouseEvent): boolean => 'pointerType' in event && event.pointerType === 'touch'

const nothing = (): void => {}
const KEY = Symbol('notes')
export const shareNotes = (notes: Notes): Notes => setContext(KEY, notes)
/** The notes of the page; a game knows its own targets. */
export const useNotes = <T extends Explained = Explained>(): Notes<T> => getContext(KEY)
