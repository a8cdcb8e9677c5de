import { useEffect, useSyncExternalStore } from 'react'
import { config } from '#config/config.ts'
import { toContact } from '#entities/profile/contact.ts'
import { landingTexts } from '#i18n/en/landing.ts'
import { signInAsideTexts } from '#i18n/en/portal.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Link } from '#ui/link/link.tsx'
import { LinkedText } from '#ui/text/linked-text.tsx'

/** As in the style sheet. */
const WIDE = '(width >= 1180px)'

const followWidth = (listener: () => void) => {
  const media = matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** The address for users who cannot sign in. Nothing without the setting. */
export function SignInHelp() {
  const t = useTexts(signInAsideTexts)
  const { email } = toContact({ email: config().mail.clientServices })
  if (!email) return null
  return (
    <p className="portal-sign-in__help">
      <LinkedText text={t.help} link={<Link href={email.href}>{email.value}</Link>} />
    </p>
  )
}

/** Public changes of targets, if there is space beside the form. */
export function SignInProof() {
  const t = useTexts(landingTexts)
  const isWide = useSyncExternalStore(followWidth, () => matchMedia(WIDE).matches)
  useEffect(() => {
    // The page is complete without it.
    if (isWide) import('#widgets/changes/index.ts').catch(() => {})
  }, [isWide])
  if (!isWide) return null
  return (
    <>
      <p className="portal-sign-in__claim">{t.headline}</p>
      <research-changes view="chart" anonymous hide-empty days={14} limit={8} />
    </>
  )
}
