import { testAccessible } from './support/accessible-states.ts'
import { documentStates } from './support/document-states.ts'

testAccessible(documentStates)
