import { passkeyStates } from './support/passkey-states.ts'
import { testStates } from './support/test-states.ts'

testStates(passkeyStates)
