import { testAccessible } from './support/accessible-states.ts'
import { editorStates } from './support/preference-states.ts'

testAccessible(editorStates)
