import { $session } from './session.store.ts'
import { readerOf } from './session.ts'

/** Tells when somebody else reads, or nobody does; a renewed token changes nothing that is shown. The result ends it. */
export function followReader(onChange: () => void): () => void {
  let reader = readerOf($session.get())
  return $session.listen((session) => {
    if (readerOf(session) === reader) return
    reader = readerOf(session)
    onChange()
  })
}
