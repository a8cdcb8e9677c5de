import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { NoteList } from '#entities/document/note-list.view.tsx'
import { eventResearchTexts } from '#i18n/en/event.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import type { Subject } from './find-subject.ts'
import { createEventResearch } from './research.store.ts'
import { ResearchSkeleton } from './research-skeleton.view.tsx'

type EventResearchProps = { subject: Subject; onNavigate: (href: string) => boolean }

/** The newest research on the company or by the analyst of an event. Nothing without data or entitlement. */
export function EventResearch({ subject: { kind, id, name }, onNavigate }: EventResearchProps) {
  const t = useTexts(eventResearchTexts)
  const store = useMemo(() => createEventResearch(id), [id])
  useEffect(() => store.start(), [store])
  const state = useStore(store.$state)
  if (state.state === 'loading') return <ResearchSkeleton />
  if (state.state !== 'ready' || state.value.length === 0) return null
  const title = fill(kind === 'company' ? t.on : t.by, { name })
  return <NoteList title={title} documents={state.value} onNavigate={onNavigate} />
}
