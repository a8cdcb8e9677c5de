import { followStates } from './support/follow-states.ts'
import { testStates } from './support/test-states.ts'

testStates(followStates)
