import { accessStates, cardStates } from './support/preference-states.ts'
import { testStates } from './support/test-states.ts'

testStates([...cardStates, ...accessStates])
