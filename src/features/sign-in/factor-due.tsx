import { useStore } from '@nanostores/react'
import { dueTexts } from '#i18n/en/due.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { $factorDue, isDue } from '#session/due.ts'
import { $session } from '#session/session.store.ts'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { LinkedText } from '#ui/text/linked-text.tsx'
import type { AddressedLink } from './sign-in.view.tsx'

/**
 * Says that the firm requires a second factor, as long as it does: a page may have no other element that would. Loaded on use, since
 * few users lack one.
 */
export function FactorDue({ accountLink }: { accountLink: AddressedLink }) {
  const t = useTexts(dueTexts)
  const mark = useStore($factorDue)
  if (!isDue(useStore($session), mark)) return null
  return (
    <Notice>
      <LinkedText text={t.factorDueHere} link={<Link {...accountLink}>{t.setUpInPortal}</Link>} />
    </Notice>
  )
}
