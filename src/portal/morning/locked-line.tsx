import { config } from '#config/config.ts'
import { toContact } from '#entities/profile/contact.ts'
import { morningTexts } from '#i18n/en/morning.ts'
import { permissionTexts } from '#i18n/en/permission.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { lockIcon } from '#ui/icons/icons-more.ts'
import { Link } from '#ui/link/link.tsx'

/** Why every document is locked, and whom to ask: said once, since each document only shows its lock. */
export function LockedLine() {
  const t = useTexts(morningTexts)
  const tPermission = useTexts(permissionTexts)
  const { email } = toContact({ email: config().mail.clientServices })
  return (
    <p className="portal-locked">
      <Icon path={lockIcon} />
      <span>
        {t.locked} {email ? <Link href={email.href}>{tPermission.clientServices}</Link> : t.ask}
      </span>
    </p>
  )
}
