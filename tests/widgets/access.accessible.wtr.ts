import { accessStates } from './support/access-states.ts'
import { testAccessible } from './support/accessible-states.ts'

testAccessible(accessStates)
