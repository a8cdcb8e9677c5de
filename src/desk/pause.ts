/** How long the typing pauses before it searches. */
const PAUSE_MS = 250

/** Runs a search when the typing pauses, with the term without spaces around it. */
export function createPause(run: (term: string) => void) {
  let typing: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(typing)
  const now = (term: string) => {
    stop()
    run(term.trim())
  }
  const later = (term: string) => {
    stop()
    typing = setTimeout(() => run(term.trim()), PAUSE_MS)
  }
  return { later, now, stop }
}
