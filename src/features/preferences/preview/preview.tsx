import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import type { Preference } from '../preference.ts'
import { createPreview } from './preview.store.ts'
import { PreviewView } from './preview.view.tsx'

export type PreferencePreviewProps = {
  preference: Preference
  onNavigate: (href: string) => boolean
  onFailure: (failure: Error) => void
}

/**
 * The documents that a preference or its draft would have sent in the last 30 days. Nothing without a region and a
 * sector.
 */
export function PreferencePreview({ preference, onNavigate, onFailure }: PreferencePreviewProps) {
  const store = useMemo(() => createPreview(onFailure), [onFailure])
  useEffect(() => store.stop, [store])
  useEffect(() => store.show(preference), [store, preference])
  const state = useStore(store.$state)
  return <PreviewView state={state} onNavigate={onNavigate} onRetry={store.retry} />
}
