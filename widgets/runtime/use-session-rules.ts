import { useStore } from '@nanostores/react'
import { type ComponentType, useEffect, useState } from 'react'
import { findIdleLimit } from '#features/idle/idle-limit.ts'
import { $factorDue, $passwordDue, isDue } from '#session/due.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'
import type { DueNoticeProps } from './session-rules.tsx'

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
  // The session for which the notice stays, although nothing is due any more.
  const [kept, setKept] = useState('')
  const keep = (isKept: boolean) => setKept((isKept && getSessionId(session)) || '')
  const [Notice, setNotice] = useState<ComponentType<DueNoticeProps>>()
  const hasIdleLimit = session.state === 'signed-in' && findIdleLimit(session.accessToken) !== undefined
  useEffect(() => {
    if (!isHeldBack && !hasIdleLimit) return
    const visit = new AbortController()
    const { signal } = visit
    const load = () =>
      void import('./session-rules.tsx').then(({ sessionRules }) => {
        if (signal.aborted) return
        if (hasIdleLimit) sessionRules.warnOfIdle()
        setNotice(() => sessionRules.DueNotice)
      }, onFailure)
    load()
    // After a failure the code comes with the connection.
    window.addEventListener('online', load, { signal })
    return () => visit.abort()
  }, [isHeldBack, hasIdleLimit, onFailure])
  return { isHeldBack: isHeldBack || isDue(session, kept), isPasswordDue, isFactorDue, keep, Notice }
}
