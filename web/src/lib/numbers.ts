// Numbers as they are written at a table.

/** A number with its sign, a real minus. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)

/** A number that is zero or more, or with a real minus. */
export const plain = (number: number): string => (number < 0 ? `−${-number}` : `${number}`)
