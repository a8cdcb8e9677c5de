/**
 * What elements tell their page. Each event bubbles out of the shadow root to `document`; none fires because a host set an
 * attribute or a property.
 */
class WidgetEvent<T> extends CustomEvent<T> {
  constructor(type: string, detail: T, cancelable = false) {
    super(type, { detail, bubbles: true, composed: true, cancelable })
  }
}

/** A visitor signed in through this element. The detail never holds a token. */
export class SignedInEvent extends WidgetEvent<{ name: string }> {
  constructor(detail: { name: string }) {
    super('research-signed-in', detail)
  }
}

/** A visitor signed out through this element. */
export class SignedOutEvent extends WidgetEvent<null> {
  constructor() {
    super('research-signed-out', null)
  }
}

/** A link of the portal was chosen. Cancel it to take over; otherwise the browser follows `href`. */
export class NavigateEvent extends WidgetEvent<{ href: string }> {
  constructor(detail: { href: string }) {
    super('research-navigate', detail, true)
  }
}

/** A document is about to be opened. Cancel it to take over; otherwise `research-navigate` follows. */
export class OpenDocumentEvent extends WidgetEvent<{ id: string; reference: string; href: string }> {
  constructor(detail: { id: string; reference: string; href: string }) {
    super('research-open-document', detail, true)
  }
}

/** What the element shows has a title: a page about it may take it over as its own. */
export class TitleEvent extends WidgetEvent<{ title: string }> {
  constructor(detail: { title: string }) {
    super('research-title', detail)
  }
}

/** The reader takes part in an event now, or has asked for access to it (`request`). */
export class RegisteredEvent extends WidgetEvent<{ id: string; kind: 'register' | 'request' }> {
  constructor(detail: { id: string; kind: 'register' | 'request' }) {
    super('research-registered', detail)
  }
}

/**
 * The element holds changes that are not saved, or holds none any more. Whoever is about to leave the page in some way that
 * the element cannot see calls `ask` first: it asks the reader, and gives false when they stay (R370, R371).
 */
export class UnsavedEvent extends WidgetEvent<{ unsaved: boolean; ask: () => Promise<boolean> }> {
  constructor(detail: { unsaved: boolean; ask: () => Promise<boolean> }) {
    super('research-unsaved', detail)
  }
}

/** Something failed. `code` is stable (`network`, `timeout`, `forbidden`, `render`, `load`, …); `message` is for a log. */
export class ErrorEvent extends WidgetEvent<{ code: string; message: string; status?: number }> {
  constructor(detail: { code: string; message: string; status?: number }) {
    super('research-error', detail)
  }
}

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
