import { accessStates } from './support/access-states.ts'
import { testHost } from './support/host-states.ts'

testHost(accessStates)
