import type { ReadableAtom } from 'nanostores'
import { loadSignOut } from '#api/late-calls.ts'
import { changePassword } from '#api/passwords.ts'
import { tellSuccess } from '#entities/notification/tell-success.ts'
import { createSubmission, type SubmissionState } from '#entities/password/submission.ts'
import { onUserChange } from '#session/on-user-change.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'

export type ChangePasswordStore = {
  $state: ReadableAtom<SubmissionState<unknown>>
  /** `changed` is the notification on the next page. */
  submit(oldPassword: string, newPassword: string, changed: string): Promise<void>
  /** Follows the session: a submission of another user is abandoned. Returns a function that stops it. */
  start(): () => void
}

type ChangePasswordActions = { onChanged: () => void; onFailure: (failure: Error) => void }

/** Changes the password and then signs the user out (R067, R074, R075). */
export function createChangePassword(actions: ChangePasswordActions): ChangePasswordStore {
  const { onChanged, onFailure } = actions
  const { $state, send, abandon } = createSubmission<unknown>((reason) => reason, onFailure)
  const finish = (signOut: () => void, sessionId: string | undefined, isLeft: boolean, changed: string) => {
    const now = getSessionId($session.get())
    // Another user has signed in: keep that session, and show no notification.
    if (now !== undefined && now !== sessionId) return
    signOut()
    // The end of the session leads to another page, so the notification is kept for the one after it (R074, C39).
    tellSuccess(changed, isLeft)
    if (!isLeft) onChanged()
  }
  return {
    $state,
    submit(oldPassword, newPassword, changed) {
      const sessionId = getSessionId($session.get())
      return send(
        async () => {
          // Loaded first: a password is changed only if the session can be ended here, too.
          const { signOutEverywhere } = await loadSignOut()
          await changePassword(oldPassword, newPassword)
          return signOutEverywhere
        },
        (isLeft, signOut) => finish(() => signOut(), sessionId, isLeft, changed),
      )
    },
    start() {
      loadSignOut().catch(() => {})
      const stop = onUserChange(() => {
        // The sign-out after a change must not abandon that change.
        const isOwnEnd = $state.get().state === 'done' && $session.get().state === 'signed-out'
        if (!isOwnEnd) abandon()
      })
      return () => {
        stop()
        abandon()
      }
    },
  }
}
