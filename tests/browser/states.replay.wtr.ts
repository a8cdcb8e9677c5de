import { replayStates } from './support/replay-states.ts'
import { testStates } from './support/test-states.ts'

testStates(replayStates)
