import { editorStates } from './support/preference-states.ts'
import { testStates } from './support/test-states.ts'

testStates(editorStates)
