import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $factorDue, $passwordDue, isDue } from '#session/due.ts'
import { $session } from '#session/session.store.ts'
import { readClaims } from '#session/session-identity.ts'
import type { sessionRules } from './session-rules.tsx'

/** Elements that need no session, and the one that changes the password. */
const withoutSession = /-(?:change-password|landing|notices|reset-password|sign-in)$/

/**
 * Loads what few sessions need: the notice for an element that can show nothing before the user has changed the password or added a
 * factor, and the warning of an idle limit.
 */
export function useSessionRules(tag: string, onFailure: (failure: Error) => void) {
  const session = useStore($session)
  const isPasswordDue = isDue(session, useStore($passwordDue))
  const isFactorDue = isDue(session, useStore($factorDue)) && tag !== 'research-account'
  const isHeldBack = (isPasswordDue || isFactorDue) && !withoutSession.test(tag)
  const [isKept, keep] = useState(false)
  const [Notice, setNotice] = useState<(typeof sessionRules)['DueNotice']>()
  useEffect(() => {
    if (isHeldBack || (session.state === 'signed-in' && readClaims(session.accessToken).idle))
      import('./session-rules.tsx').then(({ sessionRules }) => {
        sessionRules.warnOfIdle()
        setNotice(() => sessionRules.DueNotice)
      }, onFailure)
  }, [isHeldBack, session, onFailure])
  return { isHeldBack: isHeldBack || isKept, isPasswordDue, isFactorDue, keep, Notice }
}
