import { type FormEvent, useRef, useState } from 'react'
import { shorten } from '../../lib/shorten.ts'
import { feedTexts as t } from '../../text/feed.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { SearchField } from '../../ui/search-field.tsx'

type SearchFormProps = {
  /** The search that is applied. */
  term: string
  onSearch: (term: string) => void
}

/** The search box, and what is searched for as a chip that can be edited and removed (R183–R186). */
export function SearchForm({ term, onSearch }: SearchFormProps) {
  const [text, setText] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const focusBox = () => form.current?.querySelector('input')?.focus()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    onSearch(text)
    setText('')
  }
  const edit = () => {
    setText(term)
    focusBox()
  }
  const remove = () => {
    onSearch('')
    focusBox()
  }
  return (
    <search className="r-feed__search">
      <form ref={form} className="r-feed__box" onSubmit={submit}>
        <SearchField
          label={t.search}
          placeholder={t.search}
          value={text}
          onChange={setText}
          clearLabel={t.clearSearch}
        />
        <Button type="submit">{t.submitSearch}</Button>
      </form>
      {term !== '' && (
        <Chip
          label={`${t.searching} "${shorten(term)}"`}
          fullLabel={`${t.searching} "${term}"`}
          edit={{ label: t.editSearch, onEdit: edit }}
          removeLabel={t.removeSearch}
          onRemove={remove}
        />
      )}
    </search>
  )
}
