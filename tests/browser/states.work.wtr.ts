import { testStates } from './support/test-states.ts'
import { workStates } from './support/work-states.ts'

testStates(workStates)
