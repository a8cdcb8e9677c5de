import { useStore } from '@nanostores/react'
import { useCallback, useMemo } from 'react'
import { type DeskTagsQuery, getDeskTag, listDeskTags } from '#api/desk-tags.ts'
import type { DeskTag, DeskTagDetail } from '#contract/desk-tags.ts'
import { deskTagsTexts, deskTagTexts } from '#i18n/en/desk-tags.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { SelectField } from '#ui/select-field/select-field.tsx'
import type { AreaProps } from '../area-props.ts'
import { createSearch, type Search } from '../create-search.ts'
import { BackLink, LoadedPart } from '../one-record.tsx'
import { RecordList } from '../record-list.tsx'
import { useArea } from '../use-area.ts'
import { useLoaded } from '../use-loaded.ts'
import { TagForm, toDraft } from './tag-form.tsx'
import { categories, nameCategory } from './tag-words.ts'
import { tagCards, tagColumns } from './tags-columns.tsx'

type Store = Search<DeskTag, DeskTagsQuery>

const createTags = (): Store => createSearch({ term: '', category: '' }, listDeskTags)

/** What documents and events are filed under: the list, one of them, or a new one. */
export function Tags({ id }: AreaProps) {
  const t = useTexts(deskTagTexts)
  const { store, place, showAdded, toldOf, leave } = useArea('tags', createTags)
  const create = useCallback(
    ({ id: added, value }: DeskTag) => showAdded(added, fill(t.created, { value })),
    [showAdded, t],
  )
  if (id === undefined) return <TagList store={store} />
  return (
    <div ref={place} className="r-desk-one">
      <BackLink href="/desk/tags">{t.back}</BackLink>
      {id === 'new' ? (
        <TagForm tag={undefined} start={toDraft(undefined)} told="" onSaved={create} onRemoved={leave} />
      ) : (
        <OneTag key={id} id={id} told={toldOf(id)} onChanged={store.reload} onRemoved={leave} />
      )}
    </div>
  )
}

function TagList({ store }: { store: Store }) {
  const t = useTexts(deskTagsTexts)
  const language = useLanguage()
  const { category } = useStore(store.$query)
  const columns = useMemo(() => tagColumns(language), [language])
  const tools = (
    <div className="r-desk-list__choice">
      <SelectField
        label={t.category}
        options={[
          { value: '', label: t.all },
          ...categories.map((value) => ({ value, label: nameCategory(value, language) })),
        ]}
        value={category}
        onChange={(next) => store.filter({ category: next })}
      />
    </div>
  )
  return (
    <RecordList store={store} columns={columns} cards={tagCards} newHref="/desk/tags/new" tools={tools} texts={t} />
  )
}

type OneTagProps = { id: string; told: string; onChanged: () => void; onRemoved: () => void }

function OneTag({ id, told, onChanged, onRemoved }: OneTagProps) {
  const t = useTexts(deskTagTexts)
  const { state, retry, replace } = useLoaded(useCallback((signal: AbortSignal) => getDeskTag(id, signal), [id]))
  const save = useCallback(
    (tag: DeskTagDetail) => {
      replace(tag)
      onChanged()
    },
    [replace, onChanged],
  )
  return (
    <LoadedPart loaded={state} texts={t} onRetry={retry}>
      {(tag) => <LoadedTag tag={tag} told={told} onSaved={save} onRemoved={onRemoved} />}
    </LoadedPart>
  )
}

type LoadedTagProps = { tag: DeskTagDetail; told: string; onSaved: (tag: DeskTagDetail) => void; onRemoved: () => void }

function LoadedTag(props: LoadedTagProps) {
  const { tag } = props
  const start = useMemo(() => toDraft(tag), [tag])
  return <TagForm {...props} start={start} />
}
