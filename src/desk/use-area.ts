import { type RefObject, useCallback, useEffect, useMemo } from 'react'
import { leadTo, useAdded } from './use-added.ts'

type Store = { start(): () => void; reload(): void }

/**
 * What an area of the desk has in common: its list, which is kept as it was while a record is shown, and the ways from the form of
 * a new record to that record and back to the list. `create` must be stable.
 */
export function useArea<S extends Store>(area: string, create: () => S) {
  const store = useMemo(create, [create])
  useEffect(() => store.start(), [store])
  const { place, show, toldOf } = useAdded(area)
  const showAdded = useCallback(
    (id: string, text: string) => {
      store.reload()
      show({ id, text })
    },
    [store, show],
  )
  const leave = useCallback(() => {
    store.reload()
    leadTo(place, `/desk/${area}`)
  }, [store, place, area])
  return { store, place: place as RefObject<HTMLDivElement | null>, showAdded, toldOf, leave }
}
