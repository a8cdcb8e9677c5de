import { testAccessible } from './support/accessible-states.ts'
import { replayStates } from './support/replay-states.ts'

afterEach(() => sessionStorage.clear())

testAccessible(replayStates)
