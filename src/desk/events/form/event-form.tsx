import { useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { changeDeskEvent, createDeskEvent } from '#api/desk-events.ts'
import { tagsByCategory } from '#api/tag-options.ts'
import type { DeskEvent } from '#contract/desk-events.ts'
import type { DeskTag } from '#contract/desk-tags.ts'
import type { TagsByCategory } from '#contract/tag.ts'
import { deskEventFormTexts } from '#i18n/en/desk-events.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { PageTitle } from '#ui/page-title/page-title.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { sayProblem } from '../../refusals.ts'
import { useDeskForm } from '../../use-desk-form.ts'
import { useLoaded } from '../../use-loaded.ts'
import { useProtection } from '../../use-protected.tsx'
import { AudienceFields, TagFields } from './audience-fields.view.tsx'
import { type Draft, findProblems, isMoved, newDraft, type TagCategory, toBody, toDraft } from './draft.ts'
import { TimeFields, WhatFields } from './main-fields.view.tsx'

const loadTagOptions = (signal: AbortSignal) =>
  tagsByCategory(['Roadshow Type', 'Region', 'Sector', 'Company', 'Analyst'], signal)

type EventFormProps = {
  /** Undefined: a new one. */
  event?: DeskEvent
  onSaved: (event: DeskEvent) => void
  onClose: () => void
}

/** The offered tags with those that the event has, which may be offered no more. */
function withOwn(options: TagsByCategory, event: DeskEvent | undefined): TagsByCategory {
  if (!event) return options
  const own: TagsByCategory = {
    ...event.tags,
    'Roadshow Type': [{ id: event.type.id, value: event.type.name }],
  }
  return Object.fromEntries(
    Object.entries(options).map(([category, tags]) => [
      category,
      [...tags, ...(own[category as TagCategory] ?? []).filter(({ id }) => !tags.some((tag) => tag.id === id))],
    ]),
  )
}

const SHOWN = new Set([
  ...['name', 'type_id', 'start_time', 'end_time', 'time_zone', 'location', 'meeting_url', 'description', 'capacity'],
  ...['tags.Region', 'tags.Sector', 'tags.Company', 'tags.Analyst'],
])

/** Creates or changes an event. */
export function EventForm({ event, onSaved, onClose }: EventFormProps) {
  const t = useTexts(deskEventFormTexts)
  const language = useLanguage()
  const initial = useMemo(
    () => (event ? toDraft(event) : newDraft(Intl.DateTimeFormat().resolvedOptions().timeZone)),
    [event],
  )
  /** What is stored: nothing is unsaved any more when the page is left. */
  const [stored, setStored] = useState(initial)
  const { form, draft, errors, notice, busy, change, submit, reset } = useDeskForm<Draft>({
    start: initial,
    shown: SHOWN,
    find: (entered) =>
      Object.fromEntries(
        Object.entries(findProblems(entered, event)).map(([field, code]) => [field, sayProblem(code, language)]),
      ),
    failed: t.failed,
    conflict: t.conflict,
    wrong: t.wrong,
    onSubmit: async (entered) => {
      const body = toBody(entered)
      const saved = event
        ? await changeDeskEvent(event.id, { ...body, revision: event.revision })
        : await createDeskEvent(body)
      flushSync(() => setStored(entered))
      onSaved(saved)
    },
  })
  const isDirty = JSON.stringify(draft) !== JSON.stringify(stored)
  const { ask, dialog } = useProtection(
    form,
    isDirty,
    useCallback(() => reset(initial), [reset, initial]),
  )
  const tags = useLoaded(loadTagOptions)
  const offered = tags.state.state === 'ready' ? tags.state.value : undefined
  const options = offered && withOwn(offered, event)
  const addOption = ({ id, category, value }: DeskTag) =>
    offered && tags.replace({ ...offered, [category]: [...(offered[category] ?? []), { id, value }] })
  const own = event && [{ id: event.type.id, value: event.type.name }]

  const close = async () => {
    if (await ask()) onClose()
  }
  const fields = { draft, onSet: change, getError: (field: string) => errors[field] }
  return (
    <form ref={form} className="r-desk-event-form" noValidate onSubmit={submit}>
      <PageTitle level={2}>{event ? t.edit : t.new}</PageTitle>
      {tags.state.state === 'failed' && (
        <Failed text={t.optionsFailed} error={tags.state.error} retrying={tags.state.retrying} onRetry={tags.retry} />
      )}
      <WhatFields {...fields} types={options?.['Roadshow Type'] ?? own ?? []} />
      <TimeFields {...fields} />
      <AudienceFields {...fields} />
      <TagFields {...fields} options={options} onAdded={addOption} />
      {notice && <Notice>{notice}</Notice>}
      <div className="r-desk-event-form__actions">
        <Button variant="primary" type="submit" busy={busy}>
          {event ? t.save : t.create}
        </Button>
        <Button onClick={close}>{t.discard}</Button>
        <Told event={event} isMoved={isMoved(initial, draft)} />
      </div>
      <Announcer message={isDirty ? t.unsaved : ''} />
      {dialog}
    </form>
  )
}

/** How many will be told of a new time or place. */
function Told({ event, isMoved }: { event: DeskEvent | undefined; isMoved: boolean }) {
  const t = useTexts(deskEventFormTexts)
  if (!event || !isMoved || event.told_by_mail === 0 || event.state === 'over') return null
  const { told_by_mail: count } = event
  return <p className="r-desk-event-form__told">{count === 1 ? t.toldOne : fill(t.toldMany, { count })}</p>
}
