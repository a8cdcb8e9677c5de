import { type ReactNode, useEffect, useState } from 'react'
import type { RoadshowDetail } from '#contract/roadshow.ts'
import { markEventsChanged } from '#entities/event/registration/events-changed.ts'
import { eventPageTexts } from '#i18n/en/event.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { onUserChange } from '#session/on-user-change.ts'
import { Button } from '#ui/button/button.tsx'
import { FocusBack } from '#ui/dom/keep-focus.tsx'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { usePartFailure } from '#ui/states/use-part-failure.ts'
import { getStanding } from './standing.ts'

const loadDialog = () => import('./withdraw-dialog.tsx')

type Reports = { onWithdrawn: (event: { id: string }) => void; onFailure: (failure: Error) => void }

/** Takes back a registration or a request, after a question whose dialog is loaded with the first one. */
export function useWithdrawal({ onWithdrawn, onFailure }: Reports): {
  ask: (roadshow: RoadshowDetail) => void
  /** What has been taken back, in a sentence; empty if nothing has. */
  outcome: string
  dialog: ReactNode
} {
  const t = useTexts(eventPageTexts)
  const { part, failed, want } = useLazy(loadDialog)
  usePartFailure(failed, onFailure)
  const [asked, setAsked] = useState<RoadshowDetail>()
  const [outcome, setOutcome] = useState('')
  const close = () => setAsked(undefined)
  // The question and its outcome are those of one user.
  useEffect(
    () =>
      onUserChange(() => {
        setAsked(undefined)
        setOutcome('')
      }),
    [],
  )
  const ask = (roadshow: RoadshowDetail) => {
    want()
    setOutcome('')
    setAsked(roadshow)
  }
  const dialog = () => {
    if (!asked) return null
    if (part) {
      const finish = () => {
        close()
        setOutcome(getStanding(asked).kind === 'requested' ? t.requestWithdrawn : t.registrationCancelled)
        onWithdrawn({ id: asked.id })
        markEventsChanged()
      }
      return <part.WithdrawDialog roadshow={asked} onWithdrawn={finish} onClose={close} onFailure={onFailure} />
    }
    return (
      failed && (
        <FocusBack className="r-notice-dock">
          <Notice dismiss={{ label: t.close, onDismiss: close }}>
            <p>{t.dialogNotLoaded}</p>
            <Button onClick={want}>{t.retry}</Button>
          </Notice>
        </FocusBack>
      )
    )
  }
  return { ask, outcome, dialog: dialog() }
}
