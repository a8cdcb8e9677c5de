import { eventStates } from '../support/event-states.ts'
import { testRightToLeft } from '../support/right-to-left.ts'

testRightToLeft(eventStates)
