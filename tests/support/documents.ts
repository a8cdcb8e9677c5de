import type { WebDocument } from '#contract/document.ts'

/** Documents by number, `document 7`, from the first to the last, both included. */
export const documents = (first: number, last: number): WebDocument[] =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    id: `${first + index}`,
    title: `document ${first + index}`,
  }))

/** A page of a list as the API answers it. */
export const pageOf = (records: WebDocument[], page: number, pages: number) => ({
  records,
  pagination_metadata: { page, num_pages: pages },
})
