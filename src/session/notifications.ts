import { atom, type ReadableAtom } from 'nanostores'
import { shared } from '#lib/dom/runtime.ts'
import { isWaiting, memory, NOTIFICATION } from './notification-cookie.ts'
import { readCookie } from './read-cookie.ts'
import { removeCookie, writeCookie } from './write-cookie.ts'

const variants = ['info', 'success', 'warning', 'error'] as const

/** What a notification says of what happened (R090). */
export type Variant = (typeof variants)[number]

/** Messages to the reader, as text; without any there is nothing to show (R090). */
export type Notification = {
  messages: readonly string[]
  variant: Variant
  /** Whether the reader may close it, and has (R092). */
  dismissible: boolean
  dismissed: boolean
  /** What the reader can do about it at once; it closes the notification. */
  action?: NotificationAction
}

export type NotificationAction = { label: string; run: () => void }

type Manner = { variant?: Variant; dismissible?: boolean }

export type Channel = {
  $notification: ReadableAtom<Notification>
  /** Takes the place of what was shown, also where that was dismissed (R091). `timeout` in milliseconds (R095). */
  show(messages: readonly string[], manner?: Manner & { timeout?: number; action?: NotificationAction }): void
  /** The reader closes it; one that is not dismissible stays (R092). */
  dismiss(): void
  /** The messages go at once (R096). */
  clear(): void
  /** The timeout stands still while somebody is reading, and goes on from there. */
  pause(): void
  resume(): void
}

const nothing: Notification = { messages: [], variant: 'info', dismissible: false, dismissed: false }

/** A place for one notification at a time: the page has one, and a dialog its own (R098). */
export function createChannel(): Channel {
  const $notification = atom(nothing)
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = 0
  /** Milliseconds to go; 0: it stays. */
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
  /** Whoever is reading it has nothing left to read: their leaving may never be told. */
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

/** The page's one channel, whatever the number of elements and of copies of the bundle. */
export const pageNotifications = shared('notifications', createChannel)

/** What fits into a cookie, and more than anybody reads; a cookie beyond that is not ours. */
const MOST_MESSAGES = 5
const LONGEST_MESSAGE = 300

const isMessage = (value: unknown) => typeof value === 'string' && value !== '' && value.length <= LONGEST_MESSAGE

/** A notification as it was kept; anything malformed is none. */
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
 * Keeps a notification for the page that comes next, in the cookie `notification` (R093), for the browser's session; at most
 * five messages of 300 characters. Where cookies are blocked it waits in this page's memory.
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

/** Shows what an earlier page has kept, once, whoever asks first; the cookie goes with it (R094). */
export function restoreNotification(): void {
  if (!isWaiting()) return
  const notification = kept(memory.waiting ?? readCookie(NOTIFICATION))
  forget()
  // One that cannot be removed is not ours, and would come again on every page.
  if (isWaiting() || !notification) return
  pageNotifications.show(notification.messages, notification)
}

/**
 * The same on a step within the page, for what the page has kept itself: a tab that another one has signed out steps to
 * another page too, and leaves that one its own.
 */
export function restoreOwnNotification(): void {
  if (memory.isOwn) restoreNotification()
}
