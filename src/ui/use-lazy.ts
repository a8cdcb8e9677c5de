import { useCallback, useEffect, useRef, useState } from 'react'

type Lazy<Part> = {
  /** The part, once it is here. */
  part: Part | undefined
  failed: boolean
  /** Begins to load, unless the part is here or on its way; after a failure, once more. */
  want: () => void
}

/** A part of the bundle that is loaded when it is wanted. `load` stays the same function. */
export function useLazy<Part>(load: () => Promise<Part>): Lazy<Part> {
  const [state, setState] = useState<{ part?: Part; failed: boolean }>({ failed: false })
  const underWay = useRef<Promise<void>>(undefined)
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  const want = useCallback(() => {
    const settle = (next: { part?: Part; failed: boolean }) => !gone.current && setState(next)
    underWay.current ??= load().then(
      (part) => void settle({ part, failed: false }),
      () => {
        underWay.current = undefined
        settle({ failed: true })
      },
    )
  }, [load])
  return { part: state.part, failed: state.failed, want }
}
