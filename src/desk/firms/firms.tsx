import { useCallback, useEffect, useMemo, useState } from 'react'
import { changeFirm, createFirm, getFirm, listFirms } from '#api/desk-firms.ts'
import { getAccountOptions } from '#api/desk-users.ts'
import type { ChangeFirm, DeskFirm } from '#contract/desk-firms.ts'
import type { AccountOptions } from '#contract/desk-users.ts'
import { deskFirmsTexts, deskFirmTexts } from '#i18n/en/desk-firms.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import type { AreaProps } from '../area-props.ts'
import { createSearch } from '../create-search.ts'
import { BackLink, LoadedPart } from '../one-record.tsx'
import { RecordList } from '../record-list.tsx'
import { useArea } from '../use-area.ts'
import { useLoaded } from '../use-loaded.ts'
import { type Draft, emptyDraft, toChange, toCreation, toDraft, toUndo } from './draft.ts'
import { FirmForm } from './firm-form.tsx'
import { firmCards, firmColumns } from './firms-columns.tsx'

const createFirms = () =>
  createSearch<DeskFirm, { term: string }>({ term: '' }, ({ term }, page, signal) => listFirms(term, page, signal))

/** The client firms: their list, one of them, or a new one. */
export function Firms({ id }: AreaProps) {
  const language = useLanguage()
  const t = useTexts(deskFirmsTexts)
  const tFirm = useTexts(deskFirmTexts)
  const columns = useMemo(() => firmColumns(language), [language])
  const { store, place, showAdded, toldOf } = useArea('firms', createFirms)
  const options = useLoaded(getAccountOptions)
  const create = useCallback(
    ({ id: newId, name }: DeskFirm) => showAdded(newId, fill(tFirm.created, { name })),
    [showAdded, tFirm],
  )
  if (id === undefined)
    return (
      <RecordList store={store} columns={columns} cards={firmCards} newHref="/desk/firms/new" none={t.none} texts={t} />
    )
  return (
    <div ref={place} className="r-desk-one">
      <BackLink href="/desk/firms">{tFirm.back}</BackLink>
      <LoadedPart loaded={options.state} texts={tFirm} onRetry={options.retry}>
        {(given) =>
          id === 'new' ? (
            <NewFirm options={given} onCreated={create} />
          ) : (
            <OneFirm key={id} id={id} options={given} told={toldOf(id)} onChanged={store.reload} />
          )
        }
      </LoadedPart>
    </div>
  )
}

type NewFirmProps = { options: AccountOptions; onCreated: (firm: DeskFirm) => void }

function NewFirm({ options, onCreated }: NewFirmProps) {
  const [created, setCreated] = useState<DeskFirm>()
  // Nothing is unsaved any more when the portal leaves the form.
  const [start, setStart] = useState(emptyDraft)
  useEffect(() => {
    if (created) onCreated(created)
  }, [created, onCreated])
  const submit = async (draft: Draft) => {
    const firm = await createFirm(toCreation(draft))
    setStart(draft)
    setCreated(firm)
    return undefined
  }
  return <FirmForm firm={undefined} start={start} options={options} told="" onSubmit={submit} />
}

type OneFirmProps = { id: string; options: AccountOptions; told: string; onChanged: () => void }

function OneFirm({ id, options, told, onChanged }: OneFirmProps) {
  const t = useTexts(deskFirmTexts)
  const { state, retry, replace } = useLoaded(useCallback((signal: AbortSignal) => getFirm(id, signal), [id]))
  const change = (firm: DeskFirm) => {
    replace(firm)
    onChanged()
  }
  return (
    <LoadedPart loaded={state} texts={t} onRetry={retry}>
      {(firm) => <EditFirm firm={firm} options={options} told={told} onChanged={change} />}
    </LoadedPart>
  )
}

type EditFirmProps = { firm: DeskFirm; options: AccountOptions; told: string; onChanged: (firm: DeskFirm) => void }

function EditFirm({ firm, options, told, onChanged }: EditFirmProps) {
  const t = useTexts(deskFirmTexts)
  const start = useMemo(() => toDraft(firm), [firm])
  const store = async (change: ChangeFirm) => onChanged(await changeFirm(firm.id, change))
  const submit = async (draft: Draft) => {
    const change = toChange(start, draft)
    if (Object.keys(change).length === 0) return undefined
    await store(change)
    const taking = toUndo(firm, change)
    if (!taking) return { text: t.saved }
    const undo = async () => {
      await store(taking)
      return { text: t.undone }
    }
    return { text: t.saved, undo }
  }
  return <FirmForm firm={firm} start={start} options={options} told={told} onSubmit={submit} />
}
