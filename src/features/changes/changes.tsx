import { useStore } from '@nanostores/react'
import { useEffect, useId, useMemo, useRef } from 'react'
import { isMissingCall } from '#api/missing-call.ts'
import { type TileRequests, useTileActions } from '#entities/document/use-tile-actions.tsx'
import { changesTexts } from '#i18n/en/research-changes.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { TextButton } from '#ui/button/text-button.tsx'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { type ChangesOptions, createChanges } from './changes.store.ts'
import { ChangesView } from './changes.view.tsx'

type ChangesProps = Omit<ChangesOptions, 'filters'> &
  TileRequests & {
    /** A query string: `filter_Sector=Banks`. */
    filters: string
    /** Empty: `Rating and target changes`. */
    heading: string
    /** Whether nothing at all is shown if there is no change. */
    hideEmpty: boolean
    view: 'table' | 'chart'
  }

/** Changes of ratings and targets, each with the note that says it; as a chart, changes of targets alone. */
export function Changes({ heading, hideEmpty, view, ...props }: ChangesProps) {
  const t = useTexts(changesTexts)
  const { days, limit, filters, anonymous, onFailure } = props
  const isChart = view === 'chart'
  const kinds = props.kinds || (isChart ? 'raised;cut' : '')
  const store = useMemo(() => {
    const tell = (failure: Error & { status?: number }) => isMissingCall(failure) || onFailure(failure)
    return createChanges({ days, limit, kinds, filters: new URLSearchParams(filters), anonymous, onFailure: tell })
  }, [days, limit, kinds, filters, anonymous, onFailure])
  useEffect(() => store.start(), [store])
  const state = useStore(store.$state)
  const { actions, messages } = useTileActions(props)
  const id = useId()
  const section = useRef<HTMLElement>(null)
  if (state.state === 'failed' && isMissingCall(state.error)) return null
  if (hideEmpty && state.state === 'ready' && state.value.records.length === 0) return null
  // A visitor cannot do anything about it.
  if (hideEmpty && anonymous && (state.state === 'failed' || state.state === 'signed-out')) return null
  // The button disappears with the answer, so the focus moves first.
  const showAll = () => {
    section.current?.focus({ preventScroll: true })
    store.showAll()
  }
  const more =
    !isChart && state.state === 'ready' && state.value.total > state.value.records.length ? state.value.total : 0
  return (
    <section ref={section} tabIndex={-1} className="r-changes" aria-labelledby={id}>
      <SectionHead
        id={id}
        note={days === 1 ? t.day : fill(t.days, { days })}
        action={more > 0 && <TextButton onClick={showAll}>{fill(t.all, { count: more })}</TextButton>}
      >
        {heading || (isChart ? t.chartTitle : t.title)}
      </SectionHead>
      <ChangesView view={view} state={state} count={limit} actions={actions} onRetry={store.retry} />
      {messages}
    </section>
  )
}
