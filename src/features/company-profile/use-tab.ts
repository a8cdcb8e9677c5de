import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { memoryTab, pageTab } from '#search/state/tab-state.ts'

/** The active tab, and a function that selects another (R296). */
export function useTab(urlState: 'memory' | 'page'): [string, (tab: string) => void] {
  const state = useMemo(() => (urlState === 'page' ? pageTab() : memoryTab()), [urlState])
  useEffect(() => state.follow(), [state])
  return [useStore(state.$tab), state.select]
}
