import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import { useSheets } from '#ui/hooks/use-sheets.ts'
import { createRegistration, type RegistrationRequests, type Wish } from './registration.store.ts'
import { registrationDialogStyles } from './registration-dialog.styles.ts'
import { RegistrationDialog } from './registration-dialog.view.tsx'

type RegistrationFlowProps = RegistrationRequests & {
  /** A new object asks anew. */
  asked: { wish: Wish; pressed: HTMLElement }
  onNavigate: (href: string) => boolean
}

/** The dialog of a list's events, from the question to the outcome (R327–R331). */
export function RegistrationFlow({ asked, onNavigate, onRegistered, onFailure }: RegistrationFlowProps) {
  const place = useRef<HTMLDivElement>(null)
  useSheets(place, registrationDialogStyles)
  const store = useMemo(() => createRegistration({ onRegistered, onFailure }), [onRegistered, onFailure])
  useEffect(() => store.start(), [store])
  const places = useRef<HTMLElement[]>([])
  useEffect(() => {
    places.current = placesAround(asked.pressed)
    store.ask(asked.wish)
  }, [store, asked])
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

/** From the cell outwards: where a list that was read anew has taken the inner ones away, the next one holds. */
function placesAround(element: HTMLElement): HTMLElement[] {
  const place = element.closest<HTMLElement>('[tabindex="-1"]')
  return place ? [place, ...(place.parentElement ? placesAround(place.parentElement) : [])] : []
}

/** The browser brings the focus back to what was pressed; where that is gone, reading goes on at what took its place. */
function focusFirst(places: readonly HTMLElement[]) {
  const place = places.find(({ isConnected }) => isConnected)
  const root = place?.getRootNode() as (Node & DocumentOrShadowRoot) | undefined
  if (!root?.activeElement || root.activeElement === document.body) place?.focus({ preventScroll: true })
}
