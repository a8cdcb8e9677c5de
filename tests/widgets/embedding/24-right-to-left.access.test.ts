import { accessStates } from '../support/access-states.ts'
import { testRightToLeft } from '../support/right-to-left.ts'

testRightToLeft(accessStates)
