import { accountStates } from './support/account-states.ts'
import { testStates } from './support/test-states.ts'

testStates(accountStates)
