import { useCallback, useState } from 'react'
import type { FiredEvent } from '../lib/frame-messages.ts'

export type LogEntry = FiredEvent & { id: number; time: string }

const MOST = 50

/** What a preview has fired, the newest first. */
export function useLog() {
  const [entries, setEntries] = useState<readonly LogEntry[]>([])
  const add = useCallback((event: FiredEvent) => {
    const time = new Date().toLocaleTimeString('en-GB')
    setEntries((before) => [{ ...event, time, id: (before[0]?.id ?? 0) + 1 }, ...before].slice(0, MOST))
  }, [])
  return { entries, add, clear: useCallback(() => setEntries([]), []) }
}
