// Why there is nothing to sit down at.
import { Problem } from '../lib/api'

export type Reason =
  | 'no_such_link'
  | 'link_renewed'
  | 'seat_taken'
  | 'code_worthless'
  | 'seat_lost'
  | 'unknown_table'
  | 'table_gone'
  | 'unknown_page'

const OF_LINKS: readonly Reason[] = ['no_such_link', 'link_renewed', 'seat_taken', 'code_worthless']

/** Why a link leads nowhere; null where it may well lead somewhere, and something else went wrong. */
export function reasonOf(error: unknown): Reason | null {
  if (!(error instanceof Problem)) return null
  const rule = error.rule?.replace(/^table\./, '')
  return OF_LINKS.find((reason) => reason === rule) ?? (error.status === 404 ? 'no_such_link' : null)
}

/** Why a link leads nowhere that was only looked at: what the server cannot read is no link. */
export function reasonNotFound(error: unknown): Reason | null {
  const unread = error instanceof Problem && error.status >= 400 && error.status < 500
  return reasonOf(error) ?? (unread ? 'no_such_link' : null)
}
