import { contactTexts } from '#i18n/en/profiles.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { IconLink } from '#ui/icon-button/icon-link.tsx'
import { mailIcon } from '#ui/icons/icons-mail.ts'
import { phoneIcon } from '#ui/icons/icons-person.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import css from './contact.css?inline'
import type { Contact, Reach } from './contact.ts'

registerStyles('entities', css)

type ContactProps = {
  contact: Contact
  /** The name of the person. */
  name: string
}

/** Email and phone: icon links beside their values, which can be selected and copied (R302). */
export function ContactView({ contact: { email, phone }, name }: ContactProps) {
  const t = useTexts(contactTexts)
  return (
    <ul className="r-contact">
      <Way reach={email} icon={mailIcon} label={fill(t.email, { name })} missing={t.noEmail} />
      <Way reach={phone} icon={phoneIcon} label={fill(t.phone, { name })} missing={t.noPhone} />
    </ul>
  )
}

type WayProps = { reach: Reach | undefined; icon: string; label: string; missing: string }

function Way({ reach, icon, label, missing }: WayProps) {
  if (!reach)
    return (
      <li className="r-contact__way">
        <IconButton icon={icon} label={missing} disabled />
        <span className="r-contact__missing" aria-hidden="true">
          {missing}
        </span>
      </li>
    )
  return (
    <li className="r-contact__way">
      <IconLink icon={icon} label={label} href={reach.href} />
      <bdi className="r-contact__value">{reach.value}</bdi>
    </li>
  )
}

/** The skeleton of an email address and a phone number. */
export const ContactSkeleton = () => (
  <div className="r-contact__skeleton">
    <Skeleton />
    <Skeleton />
  </div>
)
