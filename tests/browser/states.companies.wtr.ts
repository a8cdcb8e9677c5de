import { companyStates } from './support/company-states.ts'
import { testStates } from './support/test-states.ts'

testStates(companyStates)
