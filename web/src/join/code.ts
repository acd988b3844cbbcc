// A code by which a second device is let in, as people type it.

const LENGTH = 8
/** What is easily taken for something else is in no code. */
const NOT_IN_IT = /[^A-Z2-9]/g

/** What was typed, without spaces, hyphens, and all that is no part of a code; of a whole link, its end. */
export function tidied(typed: string): string {
  const end = typed.trim().replace(/\/+$/, '').split('/').at(-1)!
  return end.toUpperCase().replace(NOT_IN_IT, '').slice(0, LENGTH)
}

/** As it is read out: in two halves. */
export function halved(typed: string): string {
  const code = tidied(typed)
  return code.length > LENGTH / 2 ? `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}` : code
}

export const isWhole = (typed: string): boolean => tidied(typed).length === LENGTH
