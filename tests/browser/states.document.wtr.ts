import { documentStates } from './support/document-states.ts'
import { testStates } from './support/test-states.ts'

testStates(documentStates)
