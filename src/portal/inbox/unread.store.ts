import { atom } from 'nanostores'
import { countUnread } from '#api/inbox.ts'
import { isMissingCall } from '#api/missing-call.ts'
import { openInboxChannel } from '#entities/inbox/inbox-channel.ts'
import { takeLatest } from '#lib/async/take-latest.ts'
import { onUserChange } from '#session/on-user-change.ts'
import { $session } from '#session/session.store.ts'

/** How many items of the inbox are unread; undefined: not known, or the API has no inbox. */
export const $unread = atom<number | undefined>()

const EVERY_MS = 120_000

const requests = takeLatest()
let isMissing = false

/** Asks for the count. After a failure the last one stays; an API without the call is not asked again. */
export function loadUnread(): void {
  if ($session.get().state !== 'signed-in' || isMissing) return
  void requests.run(countUnread, (outcome) => {
    if (outcome.status === 'fulfilled') $unread.set(outcome.value)
    else isMissing = isMissingCall(outcome.reason)
  })
}

const loadIfVisible = () => document.visibilityState === 'visible' && loadUnread()

/**
 * Loads the count now, after each change on this page or in another tab, when the page gets the focus, and every two minutes
 * while it is visible. Returns a function that stops it.
 */
export function followUnread(): () => void {
  const begin = () => {
    isMissing = false
    requests.stop()
    $unread.set(undefined)
    loadUnread()
  }
  begin()
  const timer = setInterval(loadIfVisible, EVERY_MS)
  window.addEventListener('focus', loadUnread)
  const channel = openInboxChannel(loadUnread)
  const stopFollowing = onUserChange(begin)
  return () => {
    clearInterval(timer)
    window.removeEventListener('focus', loadUnread)
    channel.close()
    stopFollowing()
    requests.stop()
  }
}
