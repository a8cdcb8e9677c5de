import { accessStates } from './support/access-states.ts'
import { testStates } from './support/test-states.ts'

testStates(accessStates)
