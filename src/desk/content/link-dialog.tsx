import { useEffect, useMemo, useRef, useState } from 'react'
import { deskContentTexts } from '#i18n/en/desk-content.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { ActionDialog } from '../action-dialog.tsx'
import { findTargets } from './link-targets.ts'
import type { MarkedText } from './markup/elements.ts'
import { findLink, needsWords, setLink } from './markup/inline.ts'
import { toAddress } from './markup/to-address.ts'

type LinkDialogProps = {
  /** What was selected when it was asked for. */
  text: MarkedText
  /** All texts of the page by name; undefined: the text cannot lead to parts of the page. */
  texts: ReadonlyMap<string, string> | undefined
  onDone: (text: MarkedText) => void
  onClose: () => void
}

/** Asks where a link leads, and for its words where there are none. It has a form, so it cannot stand in another one. */
export function LinkDialog({ text, texts, onDone, onClose }: LinkDialogProps) {
  const t = useTexts(deskContentTexts)
  const language = useLanguage()
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector<HTMLElement>('input, select')?.focus(), [])
  const href = useMemo(() => findLink(text)?.href ?? '', [text])
  const areWordsNeeded = useMemo(() => needsWords(text), [text])
  const targets = useMemo(() => (texts ? findTargets(texts, language) : []), [texts, language])
  const isTarget = targets.some(({ value }) => value === href)
  const [target, setTarget] = useState(isTarget ? href : '')
  const [typed, setTyped] = useState(isTarget ? '' : href.replace(/^mailto:/, ''))
  const [words, setWords] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isKnown = (address: string) => !address.startsWith('#') || targets.some(({ value }) => value === address)
  const found = target || toAddress(typed)
  const address = found !== undefined && isKnown(found) ? found : undefined
  const areWordsMissing = areWordsNeeded && words.trim() === ''
  return (
    <ActionDialog
      title={t.linkTitle}
      confirm={t.setLink}
      texts={t}
      check={() => {
        setChecked(true)
        return address !== undefined && !areWordsMissing
      }}
      onConfirm={async () => onDone(setLink(text, address ?? '', words.trim()))}
      explain={String}
      onClose={onClose}
    >
      <div ref={fields} className="r-desk-content__form">
        {areWordsNeeded && (
          <TextField
            label={t.linkWords}
            dir="auto"
            value={words}
            error={isChecked && areWordsMissing ? t.wordsMissing : undefined}
            onChange={setWords}
          />
        )}
        {targets.length > 0 && (
          <SelectField
            label={t.linkTo}
            options={[{ value: '', label: t.anAddress }, ...targets]}
            value={target}
            onChange={setTarget}
          />
        )}
        {target === '' && (
          <TextField
            label={t.address}
            dir="ltr"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            error={isChecked && address === undefined ? t.addressMissing : undefined}
            onChange={setTyped}
          />
        )}
        {href !== '' && (
          <div>
            <Button onClick={() => onDone(setLink(text, '', ''))}>{t.removeLink}</Button>
          </div>
        )}
      </div>
    </ActionDialog>
  )
}
