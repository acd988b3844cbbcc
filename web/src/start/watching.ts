// Looking again now and then, and whenever the page is seen again.
const EVERY = 20_000

/** Look now, and from now on; returns how to stop. */
export function keepLooking(look: () => Promise<void>): () => void {
  const seen = () => {
    if (!document.hidden) void look()
  }
  seen()
  const watch = setInterval(seen, EVERY)
  document.addEventListener('visibilitychange', seen)
  return () => {
    clearInterval(watch)
    document.removeEventListener('visibilitychange', seen)
  }
}
