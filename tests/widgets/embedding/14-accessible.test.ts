import { widgets } from '../../../widgets/specs/all.ts'
import { testAccessible } from '../support/accessible-states.ts'
import { plainStates } from '../support/feed-states.ts'
import { statesOf } from '../support/states-of.ts'

// Suites of their own hold the others to axe in each of their states; here is what has none, and every element at work.
const atWork = widgets.flatMap(({ spec }) => statesOf(spec.tag).filter(({ state }) => state === 'at work'))

testAccessible([...atWork, ...plainStates])
