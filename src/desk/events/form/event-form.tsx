import { useStore } from '@nanostores/react'
import { type FormEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { DeskEvent } from '#contract/desk-events.ts'
import type { TagsByCategory } from '#contract/tag.ts'
import { useUnsaved } from '#features/preferences/use-unsaved.tsx'
import { deskEventFormTexts } from '#i18n/en/desk-events.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { PageTitle } from '#ui/page-title/page-title.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { UnsavedEvent } from '#widgets/runtime/events.ts'
import { AudienceFields, TagFields } from './audience-fields.view.tsx'
import { isMoved, type TagCategory } from './draft.ts'
import { createForm, type FormState, type FormStore } from './form.store.ts'
import { TimeFields, WhatFields } from './main-fields.view.tsx'
import { useTagOptions } from './use-tag-options.ts'

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

/** Protects the draft from being lost, by whatever way the user leaves. */
function useProtection(store: FormStore, isDirty: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const onUnsaved = useCallback(
    (detail: { unsaved: boolean; ask: () => Promise<boolean> }) =>
      void form.current?.dispatchEvent(new UnsavedEvent(detail)),
    [],
  )
  const { onDirty, ask, dialog } = useUnsaved<'form'>({ onUnsaved, onDiscard: store.discard })
  useLayoutEffect(() => {
    if (!isDirty) return
    onDirty('form', true)
    return () => onDirty('form', false)
  }, [isDirty, onDirty])
  return { form, ask, dialog }
}

function useFocusOnProblem(form: { readonly current: HTMLElement | null }, attempts: number) {
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, attempts])
}

/** Creates or changes an event. */
export function EventForm({ event, onSaved, onClose }: EventFormProps) {
  const t = useTexts(deskEventFormTexts)
  const store = useMemo(() => createForm(event, Intl.DateTimeFormat().resolvedOptions().timeZone), [event])
  const state = useStore(store.$state)
  const { draft, problems, save, attempts } = state
  const isDirty = store.isDirty()
  const { form, ask, dialog } = useProtection(store, isDirty)
  useFocusOnProblem(form, attempts)
  const tags = useTagOptions()
  const options = tags.state.state === 'ready' ? withOwn(tags.state.value, event) : undefined
  const own = event && [{ id: event.type.id, value: event.type.name }]

  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault()
    const saved = await store.save()
    if (!saved) return
    // The form has no unsaved changes any more, before the page is left.
    flushSync(() => {})
    onSaved(saved)
  }
  const close = async () => {
    if (await ask()) onClose()
  }
  const fields = {
    draft,
    onSet: store.set,
    getError: (field: string) => {
      const problem = problems[field]
      return problem && t[`problem.${problem}`]
    },
  }
  return (
    <form ref={form} className="r-desk-event-form" noValidate onSubmit={submit}>
      <PageTitle level={2}>{event ? t.edit : t.new}</PageTitle>
      {tags.state.state === 'failed' && (
        <Failed text={t.optionsFailed} error={tags.state.error} retrying={tags.state.retrying} onRetry={tags.retry} />
      )}
      <WhatFields {...fields} types={options?.['Roadshow Type'] ?? own ?? []} />
      <TimeFields {...fields} />
      <AudienceFields {...fields} />
      <TagFields {...fields} options={options} />
      <Outcome state={state} />
      <div className="r-desk-event-form__actions">
        <Button variant="primary" type="submit" busy={save === 'saving'}>
          {event ? t.save : t.create}
        </Button>
        <Button onClick={close}>{t.discard}</Button>
        <Told event={event} isMoved={isMoved(store.initial, draft)} />
      </div>
      <Announcer message={isDirty ? t.unsaved : ''} />
      {dialog}
    </form>
  )
}

/** Why the draft was not saved. */
function Outcome({ state: { save } }: { state: FormState }) {
  const t = useTexts(deskEventFormTexts)
  if (save === 'invalid') return <Notice>{t.wrong}</Notice>
  if (save === 'conflict') return <Notice>{t.conflict}</Notice>
  return save === 'failed' ? <Notice>{t.failed}</Notice> : null
}

/** How many will be told of a new time or place. */
function Told({ event, isMoved }: { event: DeskEvent | undefined; isMoved: boolean }) {
  const t = useTexts(deskEventFormTexts)
  if (!event || !isMoved || event.told_by_mail === 0 || event.state === 'over') return null
  const { told_by_mail: count } = event
  return <p className="r-desk-event-form__told">{count === 1 ? t.toldOne : fill(t.toldMany, { count })}</p>
}
