import { savedStates } from './support/saved-states.ts'
import { testStates } from './support/test-states.ts'

testStates(savedStates)
