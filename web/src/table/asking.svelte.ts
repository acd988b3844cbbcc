// A question before something that cannot be taken back; one at a time, in a small dialog.
import type { Question } from '../lib/yes_or_no'

export class Asking {
  question = $state.raw<Question | null>(null)
  #answer: (yes: boolean) => void = () => {}

  /** Ask; whoever asked before is answered no. */
  ask(question: Question): Promise<boolean> {
    this.answer(false)
    this.question = question
    return new Promise((done) => (this.#answer = done))
  }

  answer(yes: boolean): void {
    this.question = null
    this.#answer(yes)
    this.#answer = () => {}
  }
}
