import { useEffect, useRef, useState } from 'react'
import { createDeskTag } from '#api/desk-tags.ts'
import type { DeskTag, DeskTagCategory } from '#contract/desk-tags.ts'
import { deskTagTexts } from '#i18n/en/desk-tags.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Button } from '#ui/button/button.tsx'
import { plusIcon } from '#ui/icons/icons-check.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { sayRefusal } from '../refusals.ts'
import css from './add-tag.css?inline'

registerStyles('portal', css)

type AddTagProps = { category: DeskTagCategory; typed: string; onAdded: (tag: DeskTag) => void }

type State = { typed: string; state: 'busy' | 'added' | 'refused'; text: string }

/** Makes a tag of what is typed. */
export function AddTag({ category, typed, onAdded }: AddTagProps) {
  const t = useTexts(deskTagTexts)
  const language = useLanguage()
  const [known, setKnown] = useState<State>()
  // More may be chosen before the answer.
  const latest = useRef(onAdded)
  useEffect(() => {
    latest.current = onAdded
  }, [onAdded])
  const current = known?.typed === typed ? known : undefined
  const add = async () => {
    const show = (state: State['state'], text = '') => setKnown({ typed, state, text })
    show('busy')
    try {
      const tag = await createDeskTag({ category, value: typed })
      show('added', fill(t.added, { value: tag.value }))
      latest.current(tag)
    } catch (reason) {
      show('refused', sayRefusal(reason, t.notSaved, language))
    }
  }
  return (
    <div className="r-desk-add-tag">
      <p role="status" className="r-desk-add-tag__done">
        {current?.state === 'added' ? current.text : ''}
      </p>
      {current?.state === 'refused' && <Notice>{current.text}</Notice>}
      {current?.state !== 'added' && (
        <>
          <Button icon={plusIcon} busy={current?.state === 'busy'} onClick={() => void add()}>
            {fill(t.addValue, { value: typed })}
          </Button>
          {category === 'Company' && <p className="r-desk-form__hint">{t.companyHint}</p>}
        </>
      )}
    </div>
  )
}
