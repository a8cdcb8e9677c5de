import { companyStates } from './support/company-states.ts'
import { testHost } from './support/host-states.ts'

testHost(companyStates)
