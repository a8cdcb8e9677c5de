const CHANNEL = 'research-portal.inbox'

export type InboxChannel = { tell: () => void; close: () => void }

/** Tells the other inboxes and counts, of this page and of other tabs, when the inbox changes, and hears of their changes. */
export function openInboxChannel(onChange: () => void): InboxChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} }
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = onChange
  return { tell: () => channel.postMessage(''), close: () => channel.close() }
}
