import { documentStates } from '../support/document-states.ts'
import { replayStates } from '../support/replay-states.ts'
import { testRightToLeft } from '../support/right-to-left.ts'

testRightToLeft([...documentStates, ...replayStates])
