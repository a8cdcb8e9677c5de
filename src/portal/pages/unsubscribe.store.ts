import { atom } from 'nanostores'
import { unsubscribe } from '#api/delivery.ts'
import { ApiError } from '#api/errors.ts'
import type { Unsubscribed } from '#contract/delivery.ts'

export type UnsubscribeState =
  | { state: 'idle' | 'stopping' | 'bad-link' | 'failed' }
  | { state: 'stopped'; outcome: Unsubscribed }

/** Another try does not help. */
const isBadLink = (reason: unknown) =>
  reason instanceof ApiError && [400, 401, 403, 404, 410, 422].includes(reason.status ?? 0)

/** Stops the mails of a link, when the user presses the button; opening the page changes nothing. */
export function createUnsubscribe(token: string) {
  const $state = atom<UnsubscribeState>({ state: token === '' ? 'bad-link' : 'idle' })
  return {
    $state,
    async stop() {
      if ($state.get().state === 'stopping') return
      $state.set({ state: 'stopping' })
      try {
        $state.set({ state: 'stopped', outcome: await unsubscribe(token) })
      } catch (reason) {
        $state.set({ state: isBadLink(reason) ? 'bad-link' : 'failed' })
      }
    },
  }
}
