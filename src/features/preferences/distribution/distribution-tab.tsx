import { useStore } from '@nanostores/react'
import { useContext, useEffect, useMemo, useRef, useState } from 'react'
import { distributionTexts } from '#i18n/en/distribution.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { registerStyles } from '#ui/base/styles.ts'
import { Button } from '#ui/button/button.tsx'
import { DangerButton } from '#ui/button/danger-button.tsx'
import { FocusBack } from '#ui/dom/keep-focus.tsx'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { usePartFailure } from '#ui/states/use-part-failure.ts'
import { formatTitle } from '../card/preference-card.view.tsx'
import { DeleteDialog, type Deletion, type Ended } from '../delete-dialog.tsx'
import type { Preference } from '../preference.ts'
import { PreferenceContext } from '../preference-context.ts'
import { PreviewArea } from '../preview/preview-area.tsx'
import type { SaveOutcome } from '../save-outcome.ts'
import type { TabProps } from '../tab-props.ts'
import css from './distribution.css?inline'
import { createDistribution, getEntries } from './distribution.store.ts'
import { entriesWith } from './distribution-entries.ts'
import { useNextFocus } from './distribution-focus.ts'
import { DistributionList } from './distribution-list.view.tsx'
import { AddButton, DistributionTools, DistributionToolsSkeleton } from './distribution-tools.view.tsx'

registerStyles('features', css)

const loadEditor = () => import('../editor/editor.tsx').then(({ Editor }) => Editor)

/** From more preferences on, a search field is shown. */
const SEARCH_THRESHOLD = 6
const noKeys: readonly string[] = []

/** The research preferences: cards, editor and delete dialog (R344–R363). */
export function DistributionTab({ onDirty, onSaving, mayLeave, onNavigate, onFailure }: TabProps) {
  const language = useLanguage()
  const t = useTexts(distributionTexts)
  const place = useRef<HTMLDivElement>(null)
  const { irrelevantCris = noKeys, searchText = '' } = useContext(PreferenceContext) ?? {}
  const store = useMemo(() => createDistribution({ irrelevantCris, onFailure }), [irrelevantCris, onFailure])
  useEffect(() => store.start(), [store])
  const list = useStore(store.$list)
  const editor = useStore(store.$editor)
  const { part: Editor, failed, want } = useLazy(loadEditor)
  usePartFailure(failed, onFailure)

  const [search, setSearch] = useState({ text: searchText, given: searchText })
  if (search.given !== searchText) setSearch({ text: searchText, given: searchText })
  const searchFor = (text: string) => setSearch({ text, given: searchText })
  const [isSearched, setSearched] = useState(false)
  const [deletion, setDeletion] = useState<Deletion>()
  const [notice, setNotice] = useState('')
  const [message, setMessage] = useState('')
  const focusNext = useNextFocus(place)

  const clearNotices = () => {
    setMessage('')
    setNotice('')
  }
  const openEditor = (open: () => void) => {
    clearNotices()
    want()
    open()
  }
  const openDeleteDialog = (deletion: Deletion) => {
    clearNotices()
    setDeletion(deletion)
  }
  const save = async (preference: Preference): Promise<SaveOutcome> => {
    const editorNow = store.$editor.get()
    const saving = store.save(preference)
    onSaving(saving)
    const outcome = await saving
    if (outcome.state !== 'saved') return outcome
    const now = getEntries(store.$list.get())
    const id = editorNow.state === 'editing' ? editorNow.entry.id : undefined
    const saved = now.find((entry) => entry.id === id) ?? now.at(-1)
    if (saved) {
      setMessage(fill(t.saved, { title: formatTitle(saved.number, language) }))
      if (!entriesWith([saved], search.text, language).length) searchFor('')
      focusNext({ entry: saved.id, action: 'edit' })
    }
    return outcome
  }
  const finishDeletion = (deletion: Deletion, { state }: Ended) => {
    setDeletion(undefined)
    const remaining = getEntries(store.$list.get())
    const number = deletion.kind === 'one' ? deletion.entry.number : 1
    if (state === 'changed-elsewhere') setNotice(t.changedElsewhere)
    else if (deletion.kind === 'all') setMessage(t.deletedAll)
    else setMessage(fill(t.deleted, { title: formatTitle(number, language), left: remaining.length }))
    const shown = entriesWith(remaining, search.text, language)
    const next = shown.find((entry) => entry.number >= number) ?? shown.at(-1)
    focusNext(next ? { entry: next.id, action: 'delete' } : { entry: undefined })
  }

  const entries = getEntries(list)
  const isOpening = editor.state !== 'closed' && !Editor && !failed
  // Once shown, the search field stays, even if few preferences are left.
  if (!isSearched && (entries.length > SEARCH_THRESHOLD || search.text !== '')) setSearched(true)
  const add = {
    busy: isOpening && editor.state === 'creating',
    onNear: want,
    onAdd: () => openEditor(store.create),
  }
  return (
    <div ref={place} tabIndex={-1} className="r-distribution">
      <Announcer message={message} />
      {list.state === 'loading' && <DistributionToolsSkeleton />}
      {entries.length > 0 && (
        <DistributionTools
          {...add}
          search={isSearched ? search.text : undefined}
          onSearch={searchFor}
          found={search.text.trim() === '' ? undefined : entriesWith(entries, search.text, language).length}
          total={entries.length}
        />
      )}
      {notice !== '' && (
        <FocusBack>
          <Notice dismiss={{ label: t.dismiss, onDismiss: () => setNotice('') }}>{notice}</Notice>
        </FocusBack>
      )}
      {editor.state !== 'closed' && failed && (
        <FocusBack>
          <Notice dismiss={{ label: t.dismiss, onDismiss: store.close }}>
            <p>{t.editorFailed}</p>
            <Button onClick={want}>{t.retry}</Button>
          </Notice>
        </FocusBack>
      )}
      <DistributionList
        state={list}
        search={search.text}
        opening={isOpening && editor.state === 'editing' ? editor.entry : undefined}
        add={<AddButton {...add} />}
        onNear={want}
        onEdit={(entry) => openEditor(() => store.edit(entry))}
        onDelete={(entry) => openDeleteDialog({ kind: 'one', entry })}
        onRetry={store.retry}
        onShowAll={() => searchFor('')}
        onNavigate={onNavigate}
        onFailure={onFailure}
      />
      {entries.length > 0 && (
        <div className="r-distribution__end">
          <DangerButton onClick={() => openDeleteDialog({ kind: 'all' })}>{t.deleteAll}</DangerButton>
        </div>
      )}
      {deletion && (
        <DeleteDialog
          deletion={deletion}
          total={entries.length}
          onDelete={() => store.remove(deletion.kind === 'one' ? [deletion.entry] : entries)}
          onDone={(outcome) => finishDeletion(deletion, outcome)}
          onClose={() => setDeletion(undefined)}
        />
      )}
      {editor.state !== 'closed' && Editor && (
        <Editor
          mode={editor.state}
          number={editor.state === 'editing' ? editor.entry.number : entries.length + 1}
          preference={editor.begun}
          onSave={save}
          onClose={store.close}
          onDirty={onDirty}
          mayLeave={mayLeave}
          preview={(preference) => (
            <PreviewArea preference={preference} onNavigate={onNavigate} onFailure={onFailure} />
          )}
          onFailure={onFailure}
        />
      )}
    </div>
  )
}
