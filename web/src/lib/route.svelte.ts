// Where in the page we are: the start, my games, a table, the rules of a game, or on the way to a table.
class Route {
  path = $state(location.pathname)
  query = $state(location.search)

  constructor() {
    addEventListener('popstate', () => this.#look())
  }

  /** The table of the address, if it names one. */
  get table(): string | null {
    return /^\/table\/([\w-]+)\/?$/.exec(this.path)?.[1] ?? null
  }

  /** The table of the address, if it is to be told in sentences. */
  get text(): string | null {
    return /^\/table\/([\w-]+)\/text\/?$/.exec(this.path)?.[1] ?? null
  }

  /** The game whose rules the address asks for, if it does. */
  get rules(): string | null {
    const found = /^\/rules\/([^/]+)\/?$/.exec(this.path)
    return found && readable(found[1])
  }

  /** What follows /join/ in the address: a link's secret, or a code; null where the address is no link. */
  get link(): string | null {
    const found = /^\/join(?:\/(.*))?$/.exec(this.path)
    return found && readable(found[1] ?? '').replace(/\/+$/, '')
  }

  /** The address is this one, with or without a slash at its end. */
  is(address: string): boolean {
    return this.path === address || this.path === `${address}/`
  }

  get asked(): URLSearchParams {
    return new URLSearchParams(this.query)
  }

  go(address: string): void {
    history.pushState(null, '', address)
    this.#look()
    scrollTo(0, 0)
  }

  /** Go on without a way back to this address: it has a secret in it, or is worth nothing any more. */
  replace(address: string): void {
    history.replaceState(null, '', address)
    this.#look()
    scrollTo(0, 0)
  }

  #look(): void {
    this.path = location.pathname
    this.query = location.search
  }
}

export const route = new Route()

/** What an address says, where it was written by a machine; as it is, where it was not. */
export function readable(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** For links: goes there without loading the page again, unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.currentTarget as HTMLAnchorElement
  event.preventDefault()
  route.go(link.pathname + link.search + link.hash)
}
