import { doorkeeper } from './location.ts'

/** Unsaved changes of an element: how to ask about them, and where in the history they are. */
type Holder = { ask: () => Promise<boolean>; index: number | undefined }

const holders = new Map<EventTarget | undefined, Holder>()
let isReturning = false
let isAsking = false
let arrive = () => {}

const indexHere = (): number | undefined => globalThis.navigation?.currentEntry?.index

/** What keeps the reader here. An element that was removed cannot tell us any more. */
const held = (): Holder[] =>
  [...holders].flatMap(([element, holder]) => (element instanceof Node && element.isConnected ? [holder] : []))

/** Asks about each element's changes, until the reader stays. */
async function mayLeave(): Promise<boolean> {
  for (const { ask } of held()) if (!(await ask())) return false
  return true
}

/** Takes a step that leaves the page, once the reader lets unsaved changes go (R371); at once where there are none. */
function leave(step: () => void): void {
  if (held().length > 0) mayLeave().then((leaves) => leaves && step())
  else step()
}

/** Asks about a step that is being taken back, and takes it once more when the page is back where it was. */
async function askAbout(distance: number) {
  isAsking = true
  const returned = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const [leaves] = await Promise.all([mayLeave(), returned])
  isAsking = false
  if (leaves) history.go(distance)
}

/**
 * Whether a step of Back or Forward was taken back, because there are unsaved changes: the address becomes again that of the
 * page shown, however many steps come, and the reader is asked. Where the browser does not tell how far it went, it was Back.
 */
function takesBack(): boolean {
  const [holder] = held()
  const here = indexHere()
  const isKnown = holder?.index !== undefined && here !== undefined
  const distance = isKnown ? here - (holder?.index ?? 0) : isReturning ? 0 : -1
  if (isReturning && distance === 0) {
    isReturning = false
    arrive()
    return true
  }
  if (!holder || distance === 0) return false
  isReturning = true
  history.go(-distance)
  if (!isAsking) askAbout(distance)
  return true
}

/** Begins to listen for elements with unsaved changes; loaded with the first page that has one. */
export function holdUnsaved(): void {
  if (doorkeeper.current) return
  doorkeeper.current = { leave, takesBack }
  document.addEventListener('research-unsaved', (event) => {
    const { unsaved, ask } = event.detail
    const [element] = event.composedPath()
    if (unsaved) holders.set(element, { ask, index: indexHere() })
    else holders.delete(element)
  })
}
