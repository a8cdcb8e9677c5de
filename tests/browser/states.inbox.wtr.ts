import { inboxStates } from './support/inbox-states.ts'
import { testStates } from './support/test-states.ts'

testStates(inboxStates)
