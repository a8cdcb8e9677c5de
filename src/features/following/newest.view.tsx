import { locale } from '#config/locale.ts'
import type { Follow } from '#contract/follow.ts'
import { DocumentTitle, type TileActions } from '#entities/document/document-title.tsx'
import { toTile } from '#entities/document/tile.ts'
import { followingTexts } from '#i18n/en/follow.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { formatShortDay } from '#lib/format/short-day.ts'

/** The newest document of what is followed, with its day. */
export function Newest({ newest, actions }: { newest: Follow['newest']; actions: TileActions }) {
  const language = useLanguage()
  const t = useTexts(followingTexts)
  if (!newest) return t.nothingNew
  const day = formatShortDay(newest.publication_date ?? '', locale(language))
  return (
    <>
      {day && <span className="r-following__day">{day}</span>}
      <DocumentTitle tile={toTile(newest, language)} actions={actions} />
    </>
  )
}
