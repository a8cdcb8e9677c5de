import { testStates } from './support/test-states.ts'
import { usageStates } from './support/usage-states.ts'

testStates(usageStates)
