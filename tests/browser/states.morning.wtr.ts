import { morningStates } from './support/morning-states.ts'
import { testStates } from './support/test-states.ts'

testStates(morningStates)
