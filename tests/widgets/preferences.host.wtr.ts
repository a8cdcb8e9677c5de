import { testHost } from './support/host-states.ts'
import { accessStates, cardStates, editorStates } from './support/preference-states.ts'

testHost([...cardStates, ...editorStates, ...accessStates])
