import { useId } from 'react'
import { config } from '#config/config.ts'
import { toContact } from '#entities/profile/contact.ts'
import { companyLockedTexts } from '#i18n/en/company-profile.ts'
import { permissionTexts } from '#i18n/en/permission.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { lockIcon } from '#ui/icons/icons-more.ts'
import css from './locked.css?inline'

registerStyles('features', css)

/** Replaces the content outside the subscription's scope: what it would be, why it is missing, and a contact (C72). */
export function LockedCompany({ name }: { name: string }) {
  const t = useTexts(companyLockedTexts)
  const tPermission = useTexts(permissionTexts)
  const id = useId()
  const { email } = toContact({ email: config().mail.clientServices })
  const subject = encodeURIComponent(fill(t.subject, { name }))
  return (
    <section className="r-company-locked" aria-labelledby={id}>
      <span className="r-company-locked__lock">
        <Icon path={lockIcon} />
      </span>
      <div className="r-company-locked__words">
        <h2 className="r-company-locked__title" part="heading" id={id}>
          {t.title}
        </h2>
        <p dir="auto">{fill(t.reason, { name })}</p>
        <p>{email ? t.next : t.ask}</p>
      </div>
      {email && <ButtonLink href={`${email.href}?subject=${subject}`}>{tPermission.clientServices}</ButtonLink>}
    </section>
  )
}
