import { useCallback, useEffect, useRef, useState } from 'react'

export type Lazy<Part> = {
  /** The part, once loaded. */
  part: Part | undefined
  failed: boolean
  /** Loads the part, unless it is loaded or loading; after a failure, tries again. */
  want: () => void
}

/** The loaded parts, so that later users get them at once. */
const loaded = new WeakMap<() => Promise<unknown>, unknown>()

/** Loads a part in advance. */
export async function preload(load: () => Promise<unknown>): Promise<void> {
  try {
    loaded.set(load, await load())
  } catch {
    // `useLazy` tries again.
  }
}

/**
 * A part of the bundle that is loaded on demand: by `want`, or as soon as `wanted` is truthy. After a failure the next
 * value of `wanted` tries again. `load` must be a stable function.
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
