import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { outageTexts } from '#i18n/en/outage.ts'
import { stateTexts } from '#i18n/en/states.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { $isOutageTold, $unanswered, retryAll } from '#session/recover-together.ts'
import { Button } from '#ui/button/button.tsx'

/** From so many failures on, the page says once what each section would say. */
const SEVERAL = 2

/** What is wrong, once for all sections of the page that failed together, and one retry for all of them. */
export function OutageNotice() {
  const t = useTexts(outageTexts)
  const tState = useTexts(stateTexts)
  const failures = useStore($unanswered)
  const isShown = failures.length >= SEVERAL
  useEffect(() => {
    $isOutageTold.set(isShown)
    return () => $isOutageTold.set(false)
  }, [isShown])
  if (!isShown) return null
  const isUnreachable = failures.some(({ error }) => error.code === 'network')
  return (
    <div className="portal-offline portal-outage">
      <p>{isUnreachable ? tState.unreachable : t.unanswered}</p>
      <Button busy={failures.some(({ retrying }) => retrying)} onClick={retryAll}>
        {tState.retry}
      </Button>
    </div>
  )
}
