import { useStore } from '@nanostores/react'
import { $place } from '../router/location.ts'

/** The page number in `#page=3`; 1 where there is none. */
const pageIn = (hash: string) => Number(/^#page=([1-9]\d{0,3})$/.exec(hash)?.[1] ?? 1)

/** A document, at the page that the address names (R257). */
export function DocumentPage({ id }: { id: string }) {
  const { hash } = useStore($place)
  return <research-document document-id={id} page={pageIn(hash)} />
}
