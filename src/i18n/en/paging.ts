import { texts } from '../texts.ts'

export const pagingTexts = texts('paging', {
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {page}',
  position: 'Page {page} of {count}',
  letters: 'Initial letter',
  noData: 'No entries begin with this letter',
})
