import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { memoryTab, pageTab } from '#search/state/tab-state.ts'

/** The tab that is shown, and how to show another one (R296). */
export function useTab(urlState: 'memory' | 'page'): [string, (tab: string) => void] {
  const state = useMemo(() => (urlState === 'page' ? pageTab() : memoryTab()), [urlState])
  useEffect(() => state.follow(), [state])
  return [useStore(state.$tab), state.select]
}
