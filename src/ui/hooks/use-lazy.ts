import { useCallback, useEffect, useRef, useState } from 'react'

export type Lazy<Part> = {
  /** The part, once it is here. */
  part: Part | undefined
  failed: boolean
  /** Begins to load, unless the part is here or on its way; after a failure, once more. */
  want: () => void
}

/** What each `load` gave: who comes later has it at once. */
const loaded = new WeakMap<() => Promise<unknown>, unknown>()

/** Loads a part before anybody wants it. */
export async function preload(load: () => Promise<unknown>): Promise<void> {
  try {
    loaded.set(load, await load())
  } catch {
    // Whoever wants it tries again.
  }
}

/**
 * A part of the bundle that is loaded when it is wanted: by `want`, or as soon as `wanted` holds something. A part that could
 * not be loaded is tried again with the next value of `wanted`. `load` stays the same function.
 */
export function useLazy<Part>(load: () => Promise<Part>, wanted?: unknown): Lazy<Part> {
  const [state, setState] = useState<{ part?: Part | undefined; failed: boolean }>(() => ({
    part: loaded.get(load) as Part | undefined,
    failed: false,
  }))
  const underWay = useRef<Promise<void>>(undefined)
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  const want = useCallback(() => {
    const settle = (next: { part?: Part | undefined; failed: boolean }) => !gone.current && setState(next)
    underWay.current ??= load().then(
      (part) => {
        loaded.set(load, part)
        settle({ part, failed: false })
      },
      () => {
        underWay.current = undefined
        settle({ failed: true })
      },
    )
  }, [load])
  const isHere = state.part !== undefined
  useEffect(() => {
    if (wanted && !isHere) want()
  }, [wanted, isHere, want])
  return { part: state.part, failed: state.failed, want }
}
