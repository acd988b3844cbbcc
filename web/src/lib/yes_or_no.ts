// A question before something that cannot be taken back.
export interface Question {
  title: string
  /** what it is about */
  about?: string
  /** what will happen, in sentences */
  told: string[]
  yes: string
}
