import { type ReactNode, useCallback, useState } from 'react'
import { useLazy } from '../../ui/use-lazy.ts'
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
  const { part, want } = useLazy(loadFlow)
  const [asked, setAsked] = useState<{ wish: Wish; pressed: HTMLElement }>()
  const ask = useCallback<AskToRegister>(
    (wish, pressed) => {
      want()
      setAsked({ wish, pressed })
    },
    [want],
  )
  return { ask, dialog: asked && part && <part.RegistrationFlow asked={asked} {...requests} /> }
}
