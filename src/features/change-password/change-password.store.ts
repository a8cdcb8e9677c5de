import type { ReadableAtom } from 'nanostores'
import { changePassword } from '#api/passwords.ts'
import { signOutEverywhere } from '#api/sign-out.ts'
import { tellSuccess } from '#entities/notification/tell-success.ts'
import { createSubmission, type SubmissionState } from '#entities/password/submission.ts'
import { followUser } from '#session/follow-user.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'

export type ChangePasswordStore = {
  $state: ReadableAtom<SubmissionState<unknown>>
  /** `changed` is what the next page says. */
  submit(oldPassword: string, newPassword: string, changed: string): Promise<void>
  /** Follows who reads, until the result is called: what another reader sent is nobody's any more. */
  start(): () => void
}

type ChangePasswordActions = { onChanged: () => void; onFailure: (failure: Error) => void }

/** Changes the reader's password; who has changed it is signed out (R067, R074, R075). */
export function createChangePassword(actions: ChangePasswordActions): ChangePasswordStore {
  const { onChanged, onFailure } = actions
  const { $state, send, abandon } = createSubmission<unknown>((reason) => reason, onFailure)
  const finish = (reader: string | undefined, isLeft: boolean, changed: string) => {
    const now = getSessionId($session.get())
    // Another reader's session is not this change's to end, nor its notice theirs to read.
    if (now !== undefined && now !== reader) return
    signOutEverywhere()
    // After the end of the session, which leads elsewhere itself: the notice is for the page after that (R074, C39).
    tellSuccess(changed, isLeft)
    if (!isLeft) onChanged()
  }
  return {
    $state,
    submit(oldPassword, newPassword, changed) {
      const reader = getSessionId($session.get())
      return send(
        () => changePassword(oldPassword, newPassword),
        (isLeft) => finish(reader, isLeft, changed),
      )
    },
    start() {
      const stop = followUser(() => {
        // The end of the session that a change brings is no reason to forget that change.
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
