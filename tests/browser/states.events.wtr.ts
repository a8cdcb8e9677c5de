import { eventStates } from './support/event-states.ts'
import { testStates } from './support/test-states.ts'

testStates(eventStates)
