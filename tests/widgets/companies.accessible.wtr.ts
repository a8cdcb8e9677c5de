import { testAccessible } from './support/accessible-states.ts'
import { companyStates } from './support/company-states.ts'

testAccessible(companyStates)
