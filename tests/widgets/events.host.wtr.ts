import { eventStates } from './support/event-states.ts'
import { testHost } from './support/host-states.ts'

testHost(eventStates)
