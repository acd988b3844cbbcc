// What went wrong last, told on the page for a while.
const LASTS = 6_000

export class Trouble {
  told = $state('')

  tell(error: unknown): void {
    const told = error instanceof Error ? error.message : String(error)
    this.told = told
    setTimeout(() => {
      if (this.told === told) this.told = ''
    }, LASTS)
  }

  forget(): void {
    this.told = ''
  }
}
