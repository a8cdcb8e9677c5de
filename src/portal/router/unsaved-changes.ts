import { navigationBlocker } from './location.ts'

/** Unsaved changes of an element: the function that asks about them, and their index in the history. */
type Holder = { ask: () => Promise<boolean>; index: number | undefined }

const holders = new Map<EventTarget | undefined, Holder>()
let isReturning = false
let isAsking = false
let arrive = () => {}

const getCurrentIndex = (): number | undefined => globalThis.navigation?.currentEntry?.index

/** The elements with unsaved changes. A removed element cannot ask any more. */
const getHolders = (): Holder[] =>
  [...holders].flatMap(([element, holder]) => (element instanceof Node && element.isConnected ? [holder] : []))

/** Asks about each element's changes, until the user chooses to stay. */
async function mayLeave(): Promise<boolean> {
  for (const { ask } of getHolders()) if (!(await ask())) return false
  return true
}

/** Navigates after the user has confirmed to discard unsaved changes (R371); at once if there are none. */
function confirmNavigation(step: () => void): void {
  if (getHolders().length > 0) mayLeave().then((isConfirmed) => isConfirmed && step())
  else step()
}

/** Asks about a navigation that was undone, and repeats it after confirmation, once the page is back at its entry. */
async function askAndRepeat(distance: number) {
  isAsking = true
  const returned = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const [isConfirmed] = await Promise.all([mayLeave(), returned])
  isAsking = false
  if (isConfirmed) history.go(distance)
}

/**
 * Undoes Back or Forward if there are unsaved changes, and returns whether it did. The address becomes that of the
 * shown page again, and the user is asked. If the browser does not report the distance, Back is assumed.
 */
function undoIfBlocked(): boolean {
  const [holder] = getHolders()
  const here = getCurrentIndex()
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
  if (!isAsking) askAndRepeat(distance)
  return true
}

/** Watches for elements with unsaved changes; loaded with the first page that has one. */
export function holdUnsaved(): void {
  if (navigationBlocker.current) return
  navigationBlocker.current = { confirm: confirmNavigation, undoIfBlocked: undoIfBlocked }
  document.addEventListener('research-unsaved', (event) => {
    const { unsaved, ask } = event.detail
    const [element] = event.composedPath()
    if (unsaved) holders.set(element, { ask, index: getCurrentIndex() })
    else holders.delete(element)
  })
}
