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

/** The state of an entry that follows the one shown: the same, but for the name. */
export function stateOfNextVisit(): State {
  const { visit: _, ...rest } = stateOf() ?? {}
  return Object.keys(rest).length > 0 ? rest : null
}
