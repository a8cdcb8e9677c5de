import { companyStates } from '../support/company-states.ts'
import { testRightToLeft } from '../support/right-to-left.ts'

testRightToLeft(companyStates)
