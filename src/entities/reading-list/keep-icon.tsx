import { keepTexts } from '#i18n/en/inbox.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { keepIcon, keptIcon } from '#ui/icons/icons-keep.ts'
import css from './keep.css?inline'
import { type KeepProps, useKeep } from './keep.ts'

registerStyles('entities', css)

/** Keeps the document of a tile to read later, or lets it go. */
export function KeepIcon({ title, ...document }: KeepProps) {
  const t = useTexts(keepTexts)
  const { isSaved, refusal, toggle } = useKeep(document)
  return (
    <>
      <IconButton
        icon={isSaved ? keptIcon : keepIcon}
        label={fill(isSaved ? t.savedNamed : t.saveNamed, { title })}
        onClick={toggle}
      />
      {refusal && (
        <span className="r-keep__failed" role="alert">
          {refusal}
        </span>
      )}
    </>
  )
}
