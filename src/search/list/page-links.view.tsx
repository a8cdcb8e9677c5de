import { useRef } from 'react'
import { pagingTexts } from '#i18n/en/paging.ts'
import { useSheets } from '#ui/hooks/use-sheets.ts'
import pagination from '#ui/pagination/pagination.css?inline'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { pageWindow } from './page-window.ts'

const styles = [pagination]

/** The pages of a list that is read page by page, as wide as there is room; loaded with the first such list. */
export function PageLinks({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const place = useRef<HTMLDivElement>(null)
  useSheets(place, styles)
  return (
    <div ref={place}>
      <Pagination current={page} count={pages} pages={pageWindow(page, pages)} onPage={onPage} texts={pagingTexts} />
    </div>
  )
}
