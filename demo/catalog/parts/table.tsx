import type { ReactNode } from 'react'

type TableProps = { title: string; head: readonly string[]; rows: readonly (readonly [string, ...ReactNode[]])[] }

/** What an element has of one kind; the first cell is its name. */
export function Table({ title, head, rows }: TableProps) {
  if (rows.length === 0) return null
  const id = `table-${title.toLowerCase()}`
  return (
    <div className="c-block">
      <h2 id={id} className="c-heading">
        {title}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll a wide table */}
      <section className="c-table__scroll" tabIndex={0} aria-labelledby={id}>
        <table className="c-table">
          <thead>
            <tr>
              {head.map((words) => (
                <th key={words} scope="col">
                  {words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their position, and never move
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
