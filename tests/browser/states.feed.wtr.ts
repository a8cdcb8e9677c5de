import { plainStates } from './support/feed-states.ts'
import { testStates } from './support/test-states.ts'

testStates(plainStates)
