import type { ReadableAtom } from 'nanostores'
import { changePassword } from '../../api/passwords.ts'
import { followReader } from '../../session/follow-reader.ts'
import { persistNotification } from '../../session/notifications.ts'
import { $session } from '../../session/session.store.ts'
import { signOut } from '../../session/update.ts'
import { changePasswordTexts as t } from '../../text/passwords.ts'
import { failureMessages } from '../../toolkit/password/failure-messages.ts'
import { createSubmission, type SubmissionState } from '../../toolkit/password/submission.ts'

export type ChangePasswordStore = {
  $state: ReadableAtom<SubmissionState<readonly string[]>>
  submit(oldPassword: string, newPassword: string): Promise<void>
  /** Follows who reads, until the result is called: what another reader sent is nobody's any more. */
  start(): () => void
}

type ChangePasswordActions = { onSignedOut: () => void; onChanged: () => void; onFailure: (failure: Error) => void }

/** Changes the reader's password; who has changed it is signed out (R067, R074, R075). */
export function createChangePassword(actions: ChangePasswordActions): ChangePasswordStore {
  const { onSignedOut, onChanged, onFailure } = actions
  const { $state, send, forget } = createSubmission((reason) => failureMessages(reason, t.other), onFailure)
  const finish = () => {
    signOut()
    onSignedOut()
    // After the end of the session, which leads elsewhere itself: the notice is for the page after that (R074, C39).
    persistNotification([t.changed], { variant: 'success', dismissible: true })
    onChanged()
  }
  return {
    $state,
    submit: (oldPassword, newPassword) => send(() => changePassword(oldPassword, newPassword), finish),
    start() {
      const stop = followReader(() => {
        // The end of the session that a change brings is no reason to forget that change.
        const isOwnEnd = $state.get().state === 'done' && $session.get().state === 'signed-out'
        if (!isOwnEnd) forget()
      })
      return () => {
        stop()
        forget()
      }
    },
  }
}
