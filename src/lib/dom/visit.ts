/** What a page of this tab's history is called: kept in the entry's own state, so that Back finds it again. */
type State = Record<string, unknown> | null

let count = 0
// A reload starts the count anew, while the entries before it keep their names.
const session = Date.now().toString(36)

const stateOf = (): State => (typeof history.state === 'object' ? history.state : null)

/** The name of the history entry that is shown; an entry without one receives it. */
export function visitId(): string {
  const known = stateOf()?.visit
  if (typeof known === 'string') return known
  const visit = `${session}.${count++}`
  history.replaceState({ ...stateOf(), visit }, '')
  return visit
}

/** How many steps of its own the page has made since the reader came to it. */
export const stepsHere = (): number => Number(stateOf()?.steps ?? 0)

/** The state of an entry that follows the one shown on the same page: the same, but for the name and the count. */
export function stateOfNextVisit(): State {
  const { visit: _, ...rest } = stateOf() ?? {}
  return { ...rest, steps: stepsHere() + 1 }
}
