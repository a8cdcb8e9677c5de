import { startTransition, useEffect, useState } from 'react'

/** More than fill a screen. */
const FIRST = 30

/**
 * Renders a long list in two steps. If many records come at once, for example after Back, the first ones render now and
 * the others as a transition, which does not block input. Records added later render at once.
 */
export function useGradually<T>(records: readonly T[]): readonly T[] {
  const [begun, begin] = useState<T | undefined>(() => (records.length <= FIRST ? records[0] : undefined))
  const [first] = records
  useEffect(() => startTransition(() => begin(first)), [first])
  return begun === first ? records : records.slice(0, FIRST)
}
