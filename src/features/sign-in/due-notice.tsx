import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { dueTexts } from '#i18n/en/due.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { $factorDue, $passwordDue, isDue } from '#session/due.ts'
import { $session } from '#session/session.store.ts'
import { findDue, isExpired } from '#session/token-hints.ts'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { LinkedText } from '#ui/text/linked-text.tsx'
import type { AddressedLink } from './sign-in.view.tsx'

/**
 * Says what the user has to do first, as long as it is due: a page may have no other element that would. Loaded on use, since it
 * concerns few users.
 */
export function DueNotice({ linkTo }: { linkTo: (path: string) => AddressedLink }) {
  const t = useTexts(dueTexts)
  const session = useStore($session)
  const isPasswordDue = isDue(session, useStore($passwordDue))
  const isFactorDue = isDue(session, useStore($factorDue))
  // The user may have done it elsewhere since the last visit, and a page without other elements makes no call that would tell.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since the clock may be wrong
  useEffect(() => {
    if (isExpired(session)) import('#api/renew-due.ts').then(({ renewDue }) => renewDue()).catch(() => {})
  }, [])
  const hint = findDue(session)
  if (isPasswordDue || (hint === 'password' && !isFactorDue))
    return (
      <Notice>
        <LinkedText text={t.passwordDueHere} link={<Link {...linkTo('/change_password')}>{t.changeInPortal}</Link>} />
      </Notice>
    )
  if (!isFactorDue && hint !== 'factor') return null
  return (
    <Notice>
      <LinkedText text={t.factorDueHere} link={<Link {...linkTo('/account')}>{t.setUpInPortal}</Link>} />
    </Notice>
  )
}
