import { keepTexts } from '#i18n/en/inbox.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Button } from '#ui/button/button.tsx'
import { keepIcon, keptIcon } from '#ui/icons/icons-keep.ts'
import css from './keep.css?inline'
import { type KeepProps, useKeep } from './keep.ts'

registerStyles('entities', css)

/** Keeps the open document to read later, or lets it go. The label says the present state. */
export function KeepButton({ title, ...document }: KeepProps) {
  const t = useTexts(keepTexts)
  const { isSaved, refusal, toggle } = useKeep(document)
  return (
    <>
      <Button
        icon={isSaved ? keptIcon : keepIcon}
        aria-label={fill(isSaved ? t.savedNamed : t.saveNamed, { title })}
        onClick={toggle}
      >
        {isSaved ? t.saved : t.save}
      </Button>
      {refusal && (
        <span className="r-keep__failed" role="alert">
          {refusal}
        </span>
      )}
    </>
  )
}
