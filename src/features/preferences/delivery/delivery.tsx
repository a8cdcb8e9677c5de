import { useStore } from '@nanostores/react'
import { useEffect, useId, useLayoutEffect, useMemo, useState } from 'react'
import { isMissingCall } from '#api/missing-call.ts'
import { useFollows } from '#entities/follow/use-follows.ts'
import { useSavedSearches } from '#entities/saved-search/use-saved-searches.ts'
import { deliveryTexts } from '#i18n/en/delivery.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { isZone } from '#lib/format/zone.ts'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { registerStyles } from '#ui/base/styles.ts'
import { Button } from '#ui/button/button.tsx'
import { TextButton } from '#ui/button/text-button.tsx'
import { FocusAround } from '#ui/dom/keep-focus.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SectionHead } from '#ui/section-head/section-head.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Failed } from '#ui/states/failed.tsx'
import type { TabProps } from '../tab-props.ts'
import css from './delivery.css?inline'
import { createDelivery, type DeliveryEdit, type DeliveryStore } from './delivery.store.ts'
import { getHabits, getProposal, type Habits } from './delivery-changes.ts'
import { DeliveryForm } from './delivery-form.view.tsx'
import { DigestPreview } from './digest-preview.tsx'
import { tellNextMail } from './next-mail.ts'

registerStyles('features', css)

/** Failures of the lists, which stand above, are shown there. */
const shownAbove = () => {}

/** What mails are about besides the preferences: the searches with alerts, and the tags that are followed. */
function useWatched(): readonly string[] {
  const searches = useSavedSearches(shownAbove).state
  const follows = useFollows(shownAbove).state
  return [
    ...(searches.state === 'ready'
      ? searches.value.filter(({ alerts }) => alerts).map(({ id }) => `search ${id}`)
      : []),
    ...(follows.state === 'ready' ? follows.value.map(({ tag }) => `tag ${tag.id}`) : []),
  ].sort()
}

type DeliveryProps = Pick<TabProps, 'onDirty' | 'onSaving' | 'onFailure'>

/** When and how mails with research go out, and the next one. Nothing is shown if the API has no delivery. */
export function Delivery({ onDirty, onSaving, onFailure }: DeliveryProps) {
  const t = useTexts(deliveryTexts)
  const id = useId()
  const language = useLanguage()
  const [habits] = useState(() => getHabits(language))
  const store = useMemo(() => createDelivery({ habits, onFailure }), [habits, onFailure])
  useEffect(() => store.start(), [store])
  const state = useStore(store.$state)
  const edit = useStore(store.$edit)
  const watched = useWatched()
  const isDirty = Object.keys(edit.changes).length > 0
  useLayoutEffect(() => {
    if (!isDirty) return
    onDirty(true)
    return () => onDirty(false)
  }, [isDirty, onDirty])
  if (state.state === 'signed-out' || (state.state === 'failed' && isMissingCall(state.error))) return null
  return (
    <>
      <section className="r-delivery" tabIndex={-1} aria-labelledby={id}>
        <SectionHead id={id}>{t.title}</SectionHead>
        <p className="r-delivery__about">{t.about}</p>
        {state.state === 'failed' && (
          <Failed text={t.failed} error={state.error} retrying={state.retrying} onRetry={store.retry} />
        )}
        {state.state === 'loading' && (
          <div role="status" aria-busy="true" aria-label={t.loading} className="r-delivery__skeleton">
            {[60, 50, 40, 30].map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        )}
        {state.state === 'ready' && edit.delivery && (
          <Settings
            store={store}
            habits={habits}
            edit={edit}
            delivery={edit.delivery}
            isDirty={isDirty}
            onSave={() => onSaving(store.save())}
          />
        )}
      </section>
      {state.state === 'ready' && edit.delivery && edit.delivery.settings.frequency !== 'never' && (
        // A preview from before a change is not shown any more.
        <DigestPreview key={JSON.stringify([edit.delivery.settings, watched])} onFailure={onFailure} />
      )}
    </>
  )
}

type SettingsProps = {
  store: DeliveryStore
  habits: Habits
  edit: DeliveryEdit
  delivery: NonNullable<DeliveryEdit['delivery']>
  isDirty: boolean
  onSave: () => void
}

function Settings({ store, habits, edit, delivery, isDirty, onSave }: SettingsProps) {
  const language = useLanguage()
  const t = useTexts(deliveryTexts)
  // The zone that could not be saved, until it is changed.
  const [refusedZone, setRefusedZone] = useState<string>()
  const { save, changes } = edit
  const settings = { ...getProposal(delivery, habits), ...changes }
  const isSaved = save.state === 'saved' && !isDirty
  const submit = () => {
    const isKnown = isZone(settings.time_zone)
    setRefusedZone(isKnown ? undefined : settings.time_zone)
    if (isKnown) onSave()
  }
  return (
    <form
      className="r-delivery__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isDirty || !delivery.chosen) submit()
      }}
    >
      <DeliveryForm
        settings={settings}
        isZoneProposed={!delivery.chosen && settings.time_zone === habits.zone}
        isZoneUnknown={refusedZone === settings.time_zone}
        onSet={store.set}
      />
      <p className="r-delivery__next">
        {isDirty ? t.nextUnsaved : tellNextMail(delivery, settings.time_zone, language)}
      </p>
      {save.state === 'failed' && (
        <Notice>
          {(save.messages.length > 0 ? save.messages : [t.wentWrong]).map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
      <div className="r-delivery__actions">
        <Button
          variant="primary"
          type="submit"
          busy={save.state === 'saving'}
          aria-disabled={!isDirty && delivery.chosen}
        >
          {t.save}
        </Button>
        {isDirty && (
          <FocusAround>
            <TextButton onClick={store.undo}>{t.undo}</TextButton>
          </FocusAround>
        )}
        <span className={isSaved ? 'r-delivery__saved' : 'r-delivery__unsaved'}>
          {isSaved ? t.saved : isDirty ? t.unsaved : ''}
        </span>
      </div>
      <Announcer message={isSaved ? t.saved : isDirty ? t.unsaved : ''} />
    </form>
  )
}
