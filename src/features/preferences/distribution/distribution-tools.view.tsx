import { distributionTexts } from '#i18n/en/distribution.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonSkeleton } from '#ui/button/button-skeleton.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'

type AddButtonProps = {
  /** The editor is loading. */
  busy: boolean
  /** Called on hover and focus, to preload the editor. */
  onNear: () => void
  onAdd: () => void
}

export function AddButton({ busy, onNear, onAdd }: AddButtonProps) {
  const t = useTexts(distributionTexts)
  return (
    <Button variant="primary" data-action="add" busy={busy} onPointerEnter={onNear} onFocus={onNear} onClick={onAdd}>
      {t.add}
    </Button>
  )
}

type DistributionToolsProps = AddButtonProps & {
  /** Undefined: too few preferences for a search. */
  search: string | undefined
  onSearch: (text: string) => void
  /** The number of matching preferences; undefined: no search. */
  found: number | undefined
  total: number
}

/** The tools above the cards (R345). */
export function DistributionTools({ search, onSearch, found, total, ...add }: DistributionToolsProps) {
  const t = useTexts(distributionTexts)
  return (
    <div className="r-distribution__tools">
      {search !== undefined && (
        <search className="r-distribution__search">
          <SearchField
            label={t.search}
            placeholder={t.searchHint}
            clearLabel={t.clearSearch}
            value={search}
            onChange={onSearch}
          />
        </search>
      )}
      <p className="r-distribution__found" role="status">
        {found !== undefined && fill(t.found, { count: found, total })}
      </p>
      <div className="r-distribution__buttons">
        <AddButton {...add} />
      </div>
    </div>
  )
}

/** The skeleton of the tools, for a user with enough preferences for a search. */
export function DistributionToolsSkeleton() {
  return (
    <div className="r-distribution__tools">
      <div className="r-distribution__search">
        <Skeleton />
      </div>
      <div className="r-distribution__buttons">
        <ButtonSkeleton width={187} />
      </div>
    </div>
  )
}
