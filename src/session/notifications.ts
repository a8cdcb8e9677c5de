import { atom, type ReadableAtom } from 'nanostores'
import { shared } from '#lib/dom/runtime.ts'
import { isWaiting, memory, NOTIFICATION } from './notification-cookie.ts'
import { readCookie } from './read-cookie.ts'
import { removeCookie, writeCookie } from './write-cookie.ts'

const variants = ['info', 'success', 'warning', 'error'] as const

/** The kind of a notification (R090). */
export type Variant = (typeof variants)[number]

/** Messages to the user, as text. Without messages nothing is shown (R090). */
export type Notification = {
  messages: readonly string[]
  variant: Variant
  /** Whether the user may close it, and has closed it (R092). */
  dismissible: boolean
  dismissed: boolean
  /** An action of the user, such as a retry. It closes the notification. */
  action?: NotificationAction
}

export type NotificationAction = { label: string; run: () => void }

type Manner = { variant?: Variant; dismissible?: boolean }

export type Channel = {
  $notification: ReadableAtom<Notification>
  /** Replaces the notification, even a dismissed one (R091). `timeout` is in milliseconds (R095). */
  show(messages: readonly string[], manner?: Manner & { timeout?: number; action?: NotificationAction }): void
  /** Closes the notification, if it is dismissible (R092). */
  dismiss(): void
  /** Removes the messages at once (R096). */
  clear(): void
  /** Stops the timeout while somebody is reading; `resume` continues it. */
  pause(): void
  resume(): void
}

const nothing: Notification = { messages: [], variant: 'info', dismissible: false, dismissed: false }

/** Holds one notification at a time. The page has one channel, and each dialog has its own (R098). */
export function createChannel(): Channel {
  const $notification = atom(nothing)
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = 0
  /** Remaining milliseconds; 0: no timeout. */
  let left = 0
  let paused = false

  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const run = () => {
    if (left <= 0 || paused) return
    since = performance.now()
    timer = setTimeout(clear, left)
  }
  /** Nothing is left to read, so the pause ends too. The pointer may never report that it left. */
  const end = (notification: Notification) => {
    stop()
    left = 0
    paused = false
    $notification.set(notification)
  }
  const clear = () => end(nothing)

  return {
    $notification,
    show(messages, { variant = 'info', dismissible = false, timeout = 0, action } = {}) {
      stop()
      left = timeout
      $notification.set({ messages, variant, dismissible, dismissed: false, ...(action && { action }) })
      run()
    },
    dismiss() {
      const shown = $notification.get()
      if (shown.dismissible) end({ ...shown, dismissed: true })
    },
    clear,
    pause() {
      paused = true
      if (timer === undefined) return
      stop()
      left = Math.max(1, left - (performance.now() - since))
    },
    resume() {
      if (!paused) return
      paused = false
      run()
    },
  }
}

/** The page's channel, shared by all elements and all copies of the bundle. */
export const pageNotifications = shared('notifications', createChannel)

/** Limits that fit into a cookie; a cookie beyond them is not ours. */
const MOST_MESSAGES = 5
const LONGEST_MESSAGE = 300

const isMessage = (value: unknown) => typeof value === 'string' && value !== '' && value.length <= LONGEST_MESSAGE

/** A stored notification; undefined if it is malformed. */
function kept(value: unknown): Pick<Notification, 'messages' | 'variant' | 'dismissible'> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { messages, variant, dismissible } = value as Record<string, unknown>
  if (!Array.isArray(messages) || messages.length > MOST_MESSAGES || !messages.every(isMessage)) return undefined
  return {
    messages,
    variant: variants.find((name) => name === variant) ?? 'info',
    dismissible: dismissible === true,
  }
}

function forget() {
  memory.waiting = undefined
  memory.isOwn = false
  removeCookie(NOTIFICATION)
}

/**
 * Keeps a notification for the next page in the cookie `notification` (R093), for the browser's session: at most five
 * messages of 300 characters. If cookies are blocked, it stays in the memory of this page.
 */
export function persistNotification(messages: readonly string[], manner: Manner = {}): void {
  const short = messages.slice(0, MOST_MESSAGES).map((message) => message.slice(0, LONGEST_MESSAGE))
  const { variant = 'info', dismissible = false } = manner
  const notification = { messages: short, variant, dismissible }
  forget()
  writeCookie(NOTIFICATION, notification, false)
  if (!isWaiting()) memory.waiting = notification
  memory.isOwn = true
}

/** Shows the notification that an earlier page has kept, and removes its cookie (R094). The first caller shows it. */
export function restoreNotification(): void {
  if (!isWaiting()) return
  const notification = kept(memory.waiting ?? readCookie(NOTIFICATION))
  forget()
  // A cookie that cannot be removed is not ours, and would be shown on every page.
  if (isWaiting() || !notification) return
  pageNotifications.show(notification.messages, notification)
}

/**
 * The same after a navigation within the page, but only for this page's own notification. A notification from another
 * tab is left for the tab's next page.
 */
export function restoreOwnNotification(): void {
  if (memory.isOwn) restoreNotification()
}
