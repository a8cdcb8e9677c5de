const CHANNEL = 'research-portal.inbox'

export type InboxChannel = { tell: () => void; close: () => void }

/**
 * Tells the other inboxes and counts, of this page and of other tabs, when the inbox changes, and hears of their changes. A closed
 * one still tells: an item that leads to another page is stored after its list has gone.
 */
export function openInboxChannel(onChange: () => void): InboxChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} }
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = onChange
  let isOpen = true
  const tellOnce = () => {
    const other = new BroadcastChannel(CHANNEL)
    other.postMessage('')
    other.close()
  }
  return {
    tell: () => (isOpen ? channel.postMessage('') : tellOnce()),
    close: () => {
      isOpen = false
      channel.close()
    },
  }
}
