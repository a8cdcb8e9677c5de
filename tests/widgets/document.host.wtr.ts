import { documentStates } from './support/document-states.ts'
import { testHost } from './support/host-states.ts'

testHost(documentStates)
