import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import { createRegistration, type RegistrationRequests, type Wish } from './registration.store.ts'
import { RegistrationDialog } from './registration-dialog.view.tsx'

type RegistrationFlowProps = RegistrationRequests & {
  /** Each new object opens the dialog. */
  request: { wish: Wish; pressed: HTMLElement }
  onNavigate: (href: string) => boolean
}

/** The registration dialog of a list's events, from the question to the outcome (R327–R331). */
export function RegistrationFlow({ request, onNavigate, onRegistered, onFailure }: RegistrationFlowProps) {
  const place = useRef<HTMLDivElement>(null)
  const store = useMemo(() => createRegistration({ onRegistered, onFailure }), [onRegistered, onFailure])
  useEffect(() => store.start(), [store])
  const places = useRef<HTMLElement[]>([])
  useEffect(() => {
    places.current = placesAround(request.pressed)
    store.ask(request.wish)
  }, [store, request])
  const state = useStore(store.$state)
  const isOpen = state.state !== 'closed'
  useEffect(() => {
    if (!isOpen) return
    return () => focusFirst(places.current)
  }, [isOpen])
  return (
    <div ref={place}>
      {state.state !== 'closed' && (
        <RegistrationDialog state={state} onConfirm={store.confirm} onClose={store.close} onNavigate={onNavigate} />
      )}
    </div>
  )
}

/** Focusable ancestors, from the cell outwards. If reloading the list removes an inner one, the next one is used. */
function placesAround(element: HTMLElement): HTMLElement[] {
  const place = element.closest<HTMLElement>('[tabindex="-1"]')
  return place ? [place, ...(place.parentElement ? placesAround(place.parentElement) : [])] : []
}

/** The browser returns the focus to the pressed button. If that is gone, the focus goes to what replaced it. */
function focusFirst(places: readonly HTMLElement[]) {
  const place = places.find(({ isConnected }) => isConnected)
  const root = place?.getRootNode() as (Node & DocumentOrShadowRoot) | undefined
  if (!root?.activeElement || root.activeElement === document.body) place?.focus({ preventScroll: true })
}
