import { fill } from '../lib/fill.ts'
import { pageNotifications } from '../session/notifications.ts'
import { $session, readerOf } from '../session/session.store.ts'
import { refusedLinkTexts as t } from '../text/refused-link.ts'

/** Tells a signed-in reader, who is sent home (R029), why the link of a mail did nothing. */
export function tellRefusedLink(): void {
  const name = readerOf($session.get())
  if (name === undefined) return
  pageNotifications.show([name ? fill(t.signedInAs, { name }) : t.signedIn], { dismissible: true })
}
