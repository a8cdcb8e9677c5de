import { accessStates as passwordStates } from './access-states.ts'
import { accountStates } from './account-states.ts'
import { codeStates } from './code-states.ts'
import { companyStates } from './company-states.ts'
import { documentStates } from './document-states.ts'
import { eventStates } from './event-states.ts'
import { factorStates } from './factor-states.ts'
import { plainStates } from './feed-states.ts'
import { followStates } from './follow-states.ts'
import { inboxStates } from './inbox-states.ts'
import { morningStates } from './morning-states.ts'
import { passkeyStates } from './passkey-states.ts'
import { accessStates, cardStates, editorStates } from './preference-states.ts'
import { replayStates } from './replay-states.ts'
import { savedStates } from './saved-states.ts'
import { singleEventStates } from './single-event-states.ts'
import type { State } from './widget-states.ts'
import { workStates } from './work-states.ts'

const states: readonly State[] = [
  ...workStates,
  ...plainStates,
  ...morningStates,
  ...followStates,
  ...savedStates,
  ...inboxStates,
  ...accountStates,
  ...factorStates,
  ...passkeyStates,
  ...codeStates,
  ...passwordStates,
  ...companyStates,
  ...documentStates,
  ...eventStates,
  ...cardStates,
  ...editorStates,
  ...accessStates,
  ...replayStates,
  ...singleEventStates,
]

/** Every state of a widget, at work first. */
export const statesOf = (tag: string): State[] => states.filter((state) => state.tag === tag)
