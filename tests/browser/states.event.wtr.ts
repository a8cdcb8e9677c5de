import { singleEventStates } from './support/single-event-states.ts'
import { testStates } from './support/test-states.ts'

testStates(singleEventStates)
