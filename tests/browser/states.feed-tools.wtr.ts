import { testStates } from './support/test-states.ts'
import { toolFeedStates } from './support/tool-feed-states.ts'

testStates(toolFeedStates)
