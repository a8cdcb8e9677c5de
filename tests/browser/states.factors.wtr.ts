import { factorStates } from './support/factor-states.ts'
import { testStates } from './support/test-states.ts'

testStates(factorStates)
