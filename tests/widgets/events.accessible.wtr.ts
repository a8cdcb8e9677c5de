import { testAccessible } from './support/accessible-states.ts'
import { eventStates } from './support/event-states.ts'

testAccessible(eventStates)
