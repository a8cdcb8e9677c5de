import { codeStates } from './support/code-states.ts'
import { testStates } from './support/test-states.ts'

testStates(codeStates)
