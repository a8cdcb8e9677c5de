import { pagingTexts } from '#i18n/en/paging.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { pageWindow } from './page-window.ts'

/** Page links, as many as fit; loaded with the first list that has pages. */
export function PageLinks({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const t = useTexts(pagingTexts)
  return (
    <div>
      <Pagination current={page} count={pages} pages={pageWindow(page, pages)} onPage={onPage} texts={t} />
    </div>
  )
}
