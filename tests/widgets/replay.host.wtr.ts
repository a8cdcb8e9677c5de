import { testHost } from './support/host-states.ts'
import { replayStates } from './support/replay-states.ts'

afterEach(() => sessionStorage.clear())

testHost(replayStates)
