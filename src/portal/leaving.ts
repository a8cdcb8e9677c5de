import { doorkeeper } from './location.ts'

/** What keeps the reader here: unsaved changes of an element, and where in the history they are. */
let held: { ask: () => Promise<boolean>; index: number | undefined } | undefined
let isReturning = false
let isAsking = false

const indexHere = (): number | undefined => globalThis.navigation?.currentEntry?.index

/** Takes a step that leaves the page, once the reader lets unsaved changes go (R371); at once where there are none. */
function leave(step: () => void): void {
  if (held) held.ask().then((leaves) => leaves && step())
  else step()
}

/**
 * Whether a step of Back or Forward was taken back, because there are unsaved changes: the address is again that of the page
 * shown, and the reader is asked before the step is taken once more. Where the browser does not tell how far it went, it was
 * Back.
 */
function takesBack(): boolean {
  if (isReturning) {
    isReturning = false
    return true
  }
  if (!held) return false
  const here = indexHere()
  const distance = (held.index !== undefined && here !== undefined && here - held.index) || -1
  isReturning = true
  history.go(-distance)
  if (isAsking) return true
  isAsking = true
  held.ask().then((leaves) => {
    isAsking = false
    if (leaves) history.go(distance)
  })
  return true
}

/** Begins to listen for elements with unsaved changes; loaded with the first page that has one. */
export function holdUnsaved(): void {
  if (doorkeeper.current) return
  doorkeeper.current = { leave, takesBack }
  document.addEventListener('research-unsaved', ({ detail: { unsaved, ask } }) => {
    held = unsaved ? { ask, index: indexHere() } : undefined
  })
}
