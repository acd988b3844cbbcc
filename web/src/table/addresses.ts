// Links as they are handed on: with the address at which others reach this server.
import type { TableInfo } from '../lib/types'

export const addressOf = (info: TableInfo | null, path: string): string =>
  new URL(path, info?.reach.address ?? location.origin).href
