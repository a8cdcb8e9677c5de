import { refusedLinkTexts } from '#i18n/en/sign-in-link.ts'
import { pageLanguage } from '#i18n/language.ts'
import { fill } from '#lib/format/fill.ts'
import { pageNotifications } from '#session/notifications.ts'
import { $session } from '#session/session.store.ts'

/** Explains to a signed-in user, who is sent home (R029), why the link of a mail was ignored. */
export function tellRefusedLink(): void {
  const session = $session.get()
  if (session.state === 'signed-out') return
  const { name } = session
  const t = refusedLinkTexts(pageLanguage())
  pageNotifications.show([name ? fill(t.signedInAs, { name }) : t.signedIn], { dismissible: true })
}
