/**
 * The events of elements. They bubble through shadow roots to `document`. Setting an attribute or a property never
 * dispatches one.
 */
const widgetEvent = <T>(type: string, cancelable = false) =>
  class extends CustomEvent<T> {
    constructor(detail: T) {
      super(type, { detail, bubbles: true, composed: true, cancelable })
    }
  }

/** The user has signed in through this element. The detail never holds a token. */
export class SignedInEvent extends widgetEvent<{ name: string }>('research-signed-in') {}

/**
 * The session has ended; every connected element dispatches this once. `user`: the user signed out on this page.
 * `expired`: the API or the host does not renew it. `elsewhere`: another tab has ended it or signed in another user.
 */
export class SignedOutEvent extends widgetEvent<{ reason: 'user' | 'expired' | 'elsewhere' }>('research-signed-out') {}

/** A link of the portal was activated. Cancel it to navigate yourself; otherwise the browser follows `href`. */
export class NavigateEvent extends widgetEvent<{ href: string }>('research-navigate', true) {}

/** A document is about to be opened. Cancel it to take over; otherwise `research-navigate` follows. */
export class OpenDocumentEvent extends widgetEvent<{ id: string; reference: string; href: string }>(
  'research-open-document',
  true,
) {}

/** The title of the element's content, which a page can use as its own. */
export class TitleEvent extends widgetEvent<{ title: string }>('research-title') {}

/** The user has registered for an event, or has requested access (`request`). */
export class RegisteredEvent extends widgetEvent<{ id: string; kind: 'register' | 'request' }>('research-registered') {}

/** The user has taken back a registration for an event or a request for access. */
export class WithdrawnEvent extends widgetEvent<{ id: string }>('research-withdrawn') {}

/**
 * The element has unsaved changes, or no longer has any. Before leaving the page in a way that the element cannot see,
 * call `ask`: it asks the user, and resolves to false if they stay (R370, R371).
 */
export class UnsavedEvent extends widgetEvent<{ unsaved: boolean; ask: () => Promise<boolean> }>('research-unsaved') {}

/** Something failed. `code` is stable (`network`, `timeout`, `forbidden`, `render`, `load`, …); `message` is for a log. */
export class ErrorEvent extends widgetEvent<{ code: string; message: string; status?: number }>('research-error') {}

declare global {
  interface GlobalEventHandlersEventMap {
    'research-signed-in': SignedInEvent
    'research-signed-out': SignedOutEvent
    'research-navigate': NavigateEvent
    'research-open-document': OpenDocumentEvent
    'research-registered': RegisteredEvent
    'research-withdrawn': WithdrawnEvent
    'research-title': TitleEvent
    'research-unsaved': UnsavedEvent
    'research-error': ErrorEvent
  }
}
