import { useEffect, useState } from 'react'
import { ApiError, isAbort } from '#api/errors.ts'
import { errorTexts, portalTexts } from '#i18n/en/portal.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/button/button.tsx'
import { goTo } from '../router/location.ts'
import type { Match } from '../router/routes.ts'

/** A redirect (R155–R165); visible while it runs, or if it fails. */
export function RedirectPage({ redirect }: { redirect: Match['redirect'] }) {
  const t = useTexts(portalTexts)
  const tError = useTexts(errorTexts)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each attempt
  useEffect(() => {
    const visit = new AbortController()
    const go = async () => {
      const { follow } = await import('../redirects/follow.ts')
      if (redirect) await follow(redirect, visit.signal)
    }
    go().catch((reason: unknown) => {
      if (visit.signal.aborted || isAbort(reason)) return
      if (reason instanceof ApiError && reason.status && reason.status < 500)
        goTo(`/error/${reason.status}`, { replace: true })
      else setFailed(true)
    })
    return () => visit.abort()
  }, [redirect, attempt])
  const retry = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  return (
    <div className="portal-error">
      <h1 className="portal-error__text" role="status">
        {failed ? tError[500] : t.opening}
      </h1>
      {failed && (
        <Button variant="primary" onClick={retry}>
          {t.retry}
        </Button>
      )}
    </div>
  )
}
