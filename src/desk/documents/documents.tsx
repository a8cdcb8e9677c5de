import { useStore } from '@nanostores/react'
import { useCallback, useMemo } from 'react'
import { type DeskDocumentsQuery, listDeskDocuments } from '#api/desk-documents.ts'
import type { DeskDocument, DeskDocumentRow } from '#contract/desk-documents.ts'
import { deskDocumentsTexts, deskDocumentTexts } from '#i18n/en/desk-documents.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { SelectField } from '#ui/select-field/select-field.tsx'
import type { AreaProps } from '../area-props.ts'
import { createSearch, type Search } from '../create-search.ts'
import { formatTime } from '../format-time.ts'
import { BackLink } from '../one-record.tsx'
import { RecordList } from '../record-list.tsx'
import { useArea } from '../use-area.ts'
import { OneDocument } from './document.tsx'
import css from './documents.css?inline'
import { documentCards, documentColumns } from './documents-columns.tsx'
import { DocumentForm } from './form/document-form.tsx'

registerStyles('portal', css)

type Store = Search<DeskDocumentRow, DeskDocumentsQuery>

const createDocuments = (): Store => createSearch({ term: '', state: '' }, listDeskDocuments)

/** The documents of the desk: the list, a new one, or the one in the address. */
export function Documents({ id }: AreaProps) {
  const t = useTexts(deskDocumentTexts)
  const language = useLanguage()
  const { store, place, showAdded, toldOf, leave } = useArea('documents', createDocuments)
  const create = useCallback(
    ({ id: added, available_at: at }: DeskDocument) =>
      showAdded(added, at ? fill(t.held, { time: formatTime(at, language) }) : t.created),
    [showAdded, t, language],
  )
  if (id === undefined) return <DocumentList store={store} />
  return (
    <div ref={place} className="r-desk-one">
      <BackLink href="/desk/documents">{t.back}</BackLink>
      {id === 'new' ? (
        <DocumentForm onSaved={create} onClose={leave} />
      ) : (
        <OneDocument key={id} id={id} told={toldOf(id)} onChanged={store.reload} onGone={leave} />
      )}
    </div>
  )
}

function DocumentList({ store }: { store: Store }) {
  const t = useTexts(deskDocumentsTexts)
  const language = useLanguage()
  const { state } = useStore(store.$query)
  const columns = useMemo(() => documentColumns(language), [language])
  const tools = (
    <div className="r-desk-list__choice">
      <SelectField
        label={t.stateFilter}
        options={[
          { value: '', label: t.allStates },
          { value: 'published', label: t.published },
          { value: 'embargo', label: t.embargo },
          { value: 'withdrawn', label: t.withdrawn },
        ]}
        value={state}
        onChange={(next) => store.filter({ state: next as DeskDocumentsQuery['state'] })}
      />
    </div>
  )
  return (
    <RecordList
      store={store}
      columns={columns}
      cards={documentCards}
      newHref="/desk/documents/new"
      tools={tools}
      none={t.none}
      texts={t}
    />
  )
}
