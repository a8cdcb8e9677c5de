import { config } from '#config/config.ts'
import { toContact } from '#entities/profile/contact.ts'
import { morningTexts } from '#i18n/en/morning.ts'
import { permissionTexts } from '#i18n/en/permission.ts'
import { useTexts } from '#i18n/use-texts.ts'

/** Why every document is locked, and whom to ask: said once, since each document only shows its lock. */
export function LockedLine() {
  const t = useTexts(morningTexts)
  const tPermission = useTexts(permissionTexts)
  const { email } = toContact({ email: config().mail.clientServices })
  return (
    <p className="portal-locked">
      {t.locked} {email ? <a href={email.href}>{tPermission.clientServices}</a> : t.ask}
    </p>
  )
}
