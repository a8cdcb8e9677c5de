import { accessStates, cardStates, editorStates } from '../support/preference-states.ts'
import { testRightToLeft } from '../support/right-to-left.ts'

testRightToLeft([...cardStates, ...editorStates, ...accessStates])
