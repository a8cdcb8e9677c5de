import { type ReactNode, useCallback, useState } from 'react'
import { registrationTexts } from '#i18n/en/registration.ts'
import { useTexts } from '#i18n/use-texts.ts'
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

/** A request, and the pressed button, which gets the focus back. */
export type AskToRegister = (wish: Wish, pressed: HTMLElement) => void

/**
 * Registration for the events of a list, and its dialog, which is loaded with the first request and rendered below the
 * list.
 */
export function useRegistration(requests: Requests): { ask: AskToRegister; dialog: ReactNode } {
  const { part, failed, want } = useLazy(loadFlow)
  usePartFailure(failed, requests.onFailure)
  const [request, setRequest] = useState<{ wish: Wish; pressed: HTMLElement }>()
  const ask = useCallback<AskToRegister>(
    (wish, pressed) => {
      want()
      setRequest({ wish, pressed })
    },
    [want],
  )
  const dialog = () => {
    if (!request) return null
    if (part) return <part.RegistrationFlow request={request} {...requests} />
    return failed && <NotLoaded onRetry={want} onDismiss={() => setRequest(undefined)} />
  }
  return { ask, dialog: dialog() }
}

/** Shown below the list, because the pressed button may be gone. */
function NotLoaded({ onRetry, onDismiss }: { onRetry: () => void; onDismiss: () => void }) {
  const t = useTexts(registrationTexts)
  return (
    <FocusBack className="r-notice-dock">
      <Notice dismiss={{ label: t.close, onDismiss }}>
        <p>{t.notLoaded}</p>
        <Button onClick={onRetry}>{t.retry}</Button>
      </Notice>
    </FocusBack>
  )
}
