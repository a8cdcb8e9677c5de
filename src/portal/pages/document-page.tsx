import { useStore } from '@nanostores/react'
import { $location } from '../router/location.ts'

/** The page number in `#page=3`; default 1. */
const parsePage = (hash: string) => Number(/^#page=([1-9]\d{0,3})$/.exec(hash)?.[1] ?? 1)

/** A document, opened at the page in the address (R257). */
export function DocumentPage({ id }: { id: string }) {
  const { hash } = useStore($location)
  return <research-document document-id={id} page={parsePage(hash)} />
}
