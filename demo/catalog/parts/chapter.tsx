import type { ReactNode } from 'react'

/** A part of a guide, with an address of its own. */
export function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="c-block c-chapter" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="c-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}

type ContentsProps = { of: readonly (readonly [id: string, title: string])[] }

/** The chapters of a guide. */
export function Contents({ of }: ContentsProps) {
  return (
    <nav className="c-contents" aria-label="On this page">
      <ul>
        {of.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
