import { startTransition, useEffect, useState } from 'react'

/** As many as fill a screen, and more. */
const FIRST = 30

/**
 * A list as it is to be drawn. A long one that comes at once, as when the user comes back to it, begins with its first
 * records; the others follow in small steps, between which keys and clicks are heard. What is added later is not kept waiting.
 */
export function useGradually<T>(records: readonly T[]): readonly T[] {
  const [begun, begin] = useState<T | undefined>(() => (records.length <= FIRST ? records[0] : undefined))
  const [first] = records
  useEffect(() => startTransition(() => begin(first)), [first])
  return begun === first ? records : records.slice(0, FIRST)
}
