import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { leadTo } from './lead-to.ts'

type Store = { start(): () => void; reload(): void }

/**
 * What an area of the desk has in common: its list, which is kept as it was while a record is shown, and the ways from the form of
 * a new record to that record, which then tells that it was added, and back to the list. `create` must be stable.
 */
export function useArea<S extends Store>(area: string, create: () => S) {
  const store = useMemo(create, [create])
  useEffect(() => store.start(), [store])
  const place = useRef<HTMLDivElement | null>(null)
  const [added, setAdded] = useState<{ id: string; text: string }>()
  const showAdded = useCallback(
    (id: string, text: string) => {
      store.reload()
      setAdded({ id, text })
      leadTo(place, `/desk/${area}/${id}`)
    },
    [store, area],
  )
  const toldOf = (id: string) => (added?.id === id ? added.text : '')
  const leave = useCallback(() => {
    store.reload()
    leadTo(place, `/desk/${area}`)
  }, [store, area])
  return { store, place, showAdded, toldOf, leave }
}
