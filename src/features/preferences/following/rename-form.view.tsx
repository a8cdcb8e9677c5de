import { useEffect, useRef, useState } from 'react'
import { LONGEST_NAME } from '#entities/saved-search/saved-searches.store.ts'
import { savedSearchTexts, saveSearchTexts } from '#i18n/en/saved-searches.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'

type RenameFormProps = {
  name: string
  isChanging: boolean
  /** Why the name was not stored; empty: nothing was refused. */
  refusal: string
  onRename: (name: string) => void
  onCancel: () => void
}

/** The name of a saved search in a field, in the place of its row. Escape cancels. */
export function RenameForm({ name, isChanging, refusal, onRename, onCancel }: RenameFormProps) {
  const t = useTexts(savedSearchTexts)
  const tSave = useTexts(saveSearchTexts)
  const [text, setText] = useState(name)
  const [isNameless, setNameless] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <form
      className="r-search-list__form"
      noValidate
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onCancel()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        setNameless(text.trim() === '')
        if (text.trim() === '') field.current?.focus()
        else onRename(text.trim())
      }}
    >
      <TextField
        label={t.name}
        value={text}
        maxLength={LONGEST_NAME}
        dir="auto"
        error={isNameless ? tSave.nameless : refusal || undefined}
        inputRef={field}
        onChange={setText}
      />
      <div className="r-search-list__buttons">
        <Button variant="primary" type="submit" busy={isChanging}>
          {t.save}
        </Button>
        <Button onClick={onCancel}>{t.cancel}</Button>
      </div>
    </form>
  )
}
