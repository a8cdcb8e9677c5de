/** The name of a history entry is kept in the entry's state, so that Back finds it again. */
type State = Record<string, unknown> | null

let count = 0
// A reload restarts the count, while earlier entries keep their names.
const session = Date.now().toString(36)

const getState = (): State => (typeof history.state === 'object' ? history.state : null)

/** The name of the current history entry. An entry without a name gets one. */
export function visitId(): string {
  const known = getState()?.visit
  if (typeof known === 'string') return known
  const visit = `${session}.${count++}`
  history.replaceState({ ...getState(), visit }, '')
  return visit
}

/** How many entries the page has pushed since the user arrived. */
export const stepsHere = (): number => Number(getState()?.steps ?? 0)

/** The state for the next entry of the same page: the current state with a higher count and without a name. */
export function buildNextState(): State {
  const { visit: _, ...rest } = getState() ?? {}
  return { ...rest, steps: stepsHere() + 1 }
}
