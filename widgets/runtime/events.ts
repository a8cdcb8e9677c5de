/**
 * What elements tell their page. Each event bubbles out of the shadow root to `document`; none fires because a host set an
 * attribute or a property.
 */
const widgetEvent = <T>(type: string, cancelable = false) =>
  class extends CustomEvent<T> {
    constructor(detail: T) {
      super(type, { detail, bubbles: true, composed: true, cancelable })
    }
  }

/** A visitor signed in through this element. The detail never holds a token. */
export class SignedInEvent extends widgetEvent<{ name: string }>('research-signed-in') {}

/**
 * The session has ended; every connected element tells it once. `user`: they signed out in this page. `expired`: the API or the
 * host renews it no more. `elsewhere`: another tab has ended it, or has signed somebody else in.
 */
export class SignedOutEvent extends widgetEvent<{ reason: 'user' | 'expired' | 'elsewhere' }>('research-signed-out') {}

/** A link of the portal was chosen. Cancel it to take over; otherwise the browser follows `href`. */
export class NavigateEvent extends widgetEvent<{ href: string }>('research-navigate', true) {}

/** A document is about to be opened. Cancel it to take over; otherwise `research-navigate` follows. */
export class OpenDocumentEvent extends widgetEvent<{ id: string; reference: string; href: string }>(
  'research-open-document',
  true,
) {}

/** What the element shows has a title: a page about it may take it over as its own. */
export class TitleEvent extends widgetEvent<{ title: string }>('research-title') {}

/** The reader takes part in an event now, or has asked for access to it (`request`). */
export class RegisteredEvent extends widgetEvent<{ id: string; kind: 'register' | 'request' }>('research-registered') {}

/**
 * The element holds changes that are not saved, or holds none any more. Whoever is about to leave the page in some way that
 * the element cannot see calls `ask` first: it asks the reader, and gives false when they stay (R370, R371).
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
    'research-title': TitleEvent
    'research-unsaved': UnsavedEvent
    'research-error': ErrorEvent
  }
}
