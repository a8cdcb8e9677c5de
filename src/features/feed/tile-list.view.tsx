import { useEffect, useRef } from 'react'
import type { WebDocument } from '../../contract/document.ts'
import { tileStyles } from '../../toolkit/tile/tile.styles.ts'
import { tileOf } from '../../toolkit/tile/tile.ts'
import { type TileActions, TileView } from '../../toolkit/tile/tile.view.tsx'
import { useSheets } from '../../ui/use-sheets.ts'

type TileListProps = { label: string; documents: readonly WebDocument[]; actions: TileActions }

/** The documents in their order. When more arrive the focus goes on to the first of them, without scrolling. */
export function TileList({ label, documents, actions }: TileListProps) {
  const list = useRef<HTMLUListElement>(null)
  useSheets(list, tileStyles)
  const shown = useRef(documents)
  useEffect(() => {
    const before = shown.current
    shown.current = documents
    const grown = before.length > 0 && documents.length > before.length && documents[0] === before[0]
    const first = grown ? list.current?.children[before.length] : undefined
    first?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [documents])
  return (
    <ul ref={list} className="r-feed__list" aria-label={label}>
      {documents.map(tileOf).map((tile) => (
        <li key={tile.id}>
          <TileView tile={tile} actions={actions} />
        </li>
      ))}
    </ul>
  )
}
