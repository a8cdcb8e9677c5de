import type { Recovery } from '#api/list.ts'
import { SearchBox } from '#search/box/search-box.tsx'
import { type RecoveryActions, RecoveryLine } from '#search/recovery/recovery.view.tsx'

export type ResearchSearchProps = {
  term: string
  recovery: Recovery | undefined
  recovering: RecoveryActions
  onSearch: (term: string) => void
}

/** The search in the research on a company, and what was searched for in place of a misspelt word. */
export function ResearchSearch({ term, recovery, recovering, onSearch }: ResearchSearchProps) {
  return (
    <>
      <SearchBox activeSearch={{ term, mode: 'text' }} meaning={false} onSearch={onSearch} onTag={() => {}} />
      <div aria-live="polite">
        {recovery && <RecoveryLine {...recovering} recovery={recovery} onPressed={() => {}} />}
      </div>
    </>
  )
}
