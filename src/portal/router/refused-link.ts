import { refusedLinkTexts as t } from '#i18n/en/sign-in-link.ts'
import { fill } from '#lib/format/fill.ts'
import { pageNotifications } from '#session/notifications.ts'
import { $session } from '#session/session.store.ts'

/** Explains to a signed-in user, who is sent home (R029), why the link of a mail was ignored. */
export function tellRefusedLink(): void {
  const session = $session.get()
  if (session.state === 'signed-out') return
  const { name } = session
  pageNotifications.show([name ? fill(t.signedInAs, { name }) : t.signedIn], { dismissible: true })
}
