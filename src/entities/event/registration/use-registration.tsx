import { type ReactNode, useCallback, useState } from 'react'
import { registrationTexts as t } from '#i18n/en/registration.ts'
import { Button } from '#ui/button/button.tsx'
import { FocusBack } from '#ui/dom/keep-focus.tsx'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { usePartFailure } from '#ui/states/use-part-failure.ts'
import type { RegistrationRequests, Wish } from './registration.store.ts'

const loadFlow = () => import('./registration-flow.tsx')

type Requests = RegistrationRequests & {
  /** Whether a link of the portal may be followed. */
  onNavigate: (href: string) => boolean
}

/** A wish, and what was pressed for it: the focus comes back there. */
export type AskToRegister = (wish: Wish, pressed: HTMLElement) => void

/** What the events of a list do about registration, and its dialog, which is loaded with the first wish: stands below them. */
export function useRegistration(requests: Requests): { ask: AskToRegister; dialog: ReactNode } {
  const { part, failed, want } = useLazy(loadFlow)
  usePartFailure(failed, requests.onFailure)
  const [asked, setAsked] = useState<{ wish: Wish; pressed: HTMLElement }>()
  const ask = useCallback<AskToRegister>(
    (wish, pressed) => {
      want()
      setAsked({ wish, pressed })
    },
    [want],
  )
  const dialog = () => {
    if (!asked) return null
    if (part) return <part.RegistrationFlow asked={asked} {...requests} />
    return failed && <NotLoaded onRetry={want} onDismiss={() => setAsked(undefined)} />
  }
  return { ask, dialog: dialog() }
}

/** In sight below the list, and not only where it was pressed: that may be gone by now. */
function NotLoaded({ onRetry, onDismiss }: { onRetry: () => void; onDismiss: () => void }) {
  return (
    <FocusBack className="r-notice-dock">
      <Notice dismiss={{ label: t.close, onDismiss }}>
        <p>{t.notLoaded}</p>
        <Button onClick={onRetry}>{t.retry}</Button>
      </Notice>
    </FocusBack>
  )
}
