// Where in the page we are: the start, or a table.
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

  get asked(): URLSearchParams {
    return new URLSearchParams(this.query)
  }

  go(address: string): void {
    history.pushState(null, '', address)
    this.#look()
    scrollTo(0, 0)
  }

  #look(): void {
    this.path = location.pathname
    this.query = location.search
  }
}

export const route = new Route()

/** For links: goes there without loading the page again, unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.currentTarget as HTMLAnchorElement
  event.preventDefault()
  route.go(link.pathname + link.search)
}
