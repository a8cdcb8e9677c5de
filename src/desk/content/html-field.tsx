import { type KeyboardEvent, useRef, useState } from 'react'
import { deskContentTexts } from '#i18n/en/desk-content.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { changeText } from '#lib/dom/change-text.ts'
import { isMac } from '#lib/dom/is-mac.ts'
import { Field } from '#ui/text-field/field.tsx'
import { Toolbar } from '#ui/toolbar/toolbar.tsx'
import { findTools } from './find-tools.ts'
import { breakLine, insertLineBreak } from './markup/break-line.ts'
import type { MarkedText } from './markup/elements.ts'
import { toggleInline } from './markup/inline.ts'

type HtmlFieldProps = {
  value: string
  error: string | undefined
  /** The footer stands on every page: it has no headings. */
  isFooter: boolean
  /** The address of a link is to be asked for; `put` takes what becomes of the text. */
  onLink: (text: MarkedText, put: (text: MarkedText) => void) => void
  onChange: (value: string) => void
}

/** A text of HTML with buttons and keys that insert the tags. */
export function HtmlField({ value, error, isFooter, onLink, onChange }: HtmlFieldProps) {
  const t = useTexts(deskContentTexts)
  const language = useLanguage()
  const area = useRef<HTMLTextAreaElement>(null)
  const [place, setPlace] = useState({ start: 0, end: 0 })

  const read = (): MarkedText => {
    const { value: shown = '', selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {}
    return { value: shown, start, end }
  }
  const follow = () => {
    const { start, end } = read()
    setPlace((before) => (before.start === start && before.end === end ? before : { start, end }))
  }
  const put = (text: MarkedText) => {
    if (area.current) changeText(area.current, text)
    follow()
  }
  const run = (change: (text: MarkedText) => MarkedText) => put(change(read()))
  const askForLink = () => onLink(read(), put)

  const keys: Record<string, () => void> = {
    b: () => run((text) => toggleInline(text, 'strong')),
    i: () => run((text) => toggleInline(text, 'em')),
    k: askForLink,
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey) return
    const isCommand = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
    const act = isCommand && !event.shiftKey ? keys[event.key.toLowerCase()] : undefined
    if (act) {
      event.preventDefault()
      // The palette has one of these keys, too.
      event.stopPropagation()
      return act()
    }
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    const changed = event.shiftKey ? insertLineBreak(read()) : breakLine(read())
    if (!changed) return
    event.preventDefault()
    put(changed)
  }
  const tools = findTools({ ...place, value }, { language, isFooter, run, askForLink })
  return (
    <div className="r-desk-content__html">
      <Field label={t.html} error={error} kind="r-desk-content__box">
        {({ id, ...tied }) => (
          <>
            <Toolbar label={t.tools} groups={tools} />
            <textarea
              {...tied}
              id={id}
              ref={area}
              className="r-field__input r-desk-content__input"
              dir="ltr"
              spellCheck={false}
              data-own-keys="b i k"
              value={value}
              onChange={(event) => {
                onChange(event.currentTarget.value)
                follow()
              }}
              onFocus={follow}
              onClick={follow}
              onKeyUp={follow}
              onKeyDown={handleKey}
            />
          </>
        )}
      </Field>
    </div>
  )
}
