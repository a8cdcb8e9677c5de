import { testAccessible } from './support/accessible-states.ts'
import { accessStates, cardStates } from './support/preference-states.ts'

testAccessible([...cardStates, ...accessStates])
