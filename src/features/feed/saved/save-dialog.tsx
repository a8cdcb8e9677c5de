import { type FormEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { getRefusal } from '#api/error-messages.ts'
import type { SavedSearch } from '#contract/saved-search.ts'
import { getSavedSearches, LONGEST_NAME } from '#entities/saved-search/saved-searches.store.ts'
import { savedSearchTexts, saveSearchTexts } from '#i18n/en/saved-searches.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { FeedQuery } from '../feed.query.ts'
import css from './save-dialog.css?inline'
import { nameSearch } from './saved-name.ts'

registerStyles('features', css)

type SaveDialogProps = {
  /** The search that keeps this list already; it is changed instead of saved twice. */
  saved: SavedSearch | undefined
  query: URLSearchParams
  searchState: FeedQuery
  listLink: { href: string; onClick: (event: MouseEvent<HTMLElement>) => void }
  onDone: (name: string) => void
  onClose: () => void
  onFailure: (failure: Error) => void
}

/** The name of a search, and whether new documents alert the user. */
export function SaveDialog({ saved, query, searchState, listLink, onDone, onClose, onFailure }: SaveDialogProps) {
  const language = useLanguage()
  const t = useTexts(savedSearchTexts)
  const tSave = useTexts(saveSearchTexts)
  // What is saved is what the user saw when the dialog opened.
  const [search] = useState(saved)
  const [name, setName] = useState(() => search?.name ?? nameSearch(searchState, language))
  const [alerts, setAlerts] = useState(search?.alerts ?? true)
  const [isNameless, setNameless] = useState(false)
  const [save, setSave] = useState<{ busy: boolean; messages: readonly string[] }>({ busy: false, messages: [] })
  const field = useRef<HTMLInputElement>(null)
  const form = useId()
  const hint = useId()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (save.busy) return
    const given = name.trim()
    setNameless(given === '')
    if (given === '') return field.current?.focus()
    setSave({ busy: true, messages: [] })
    const store = getSavedSearches()
    try {
      if (search) await store.update({ id: search.id, name: given, alerts })
      else await store.create({ name: given, query: String(query), alerts })
      onDone(given)
    } catch (reason) {
      setSave({ busy: false, messages: [getRefusal(reason, t.notSaved)] })
      if (reason instanceof Error) onFailure(reason)
    }
  }
  // The dialog stays open until the outcome is known.
  const close = () => !save.busy && onClose()
  return (
    <Dialog
      title={search ? tSave.editTitle : tSave.title}
      closeLabel={t.close}
      onClose={close}
      actions={
        <>
          <Button aria-disabled={save.busy} onClick={close}>
            {t.cancel}
          </Button>
          <Button variant="primary" type="submit" form={form} busy={save.busy}>
            {search ? tSave.update : t.save}
          </Button>
        </>
      }
    >
      <form id={form} className="r-save-dialog" noValidate onSubmit={submit}>
        <TextField
          label={t.name}
          value={name}
          maxLength={LONGEST_NAME}
          dir="auto"
          error={isNameless ? tSave.nameless : undefined}
          inputRef={field}
          onChange={setName}
        />
        <div>
          <Checkbox label={t.alerts} checked={alerts} aria-describedby={hint} onChange={setAlerts} />
          <p id={hint} className="r-save-dialog__hint">
            {tSave.alertsHint}
          </p>
        </div>
        {search && (
          <p>
            <Link {...listLink}>{t.manage}</Link>
          </p>
        )}
        {save.messages.length > 0 && (
          <Notice>
            {save.messages.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
