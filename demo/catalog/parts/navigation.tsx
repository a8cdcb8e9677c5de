import { Fragment } from 'react'
import { groups } from '../lib/groups.ts'

const guides = [
  ['', 'Overview'],
  ['install', 'Install'],
  ['frameworks', 'Frameworks'],
  ['theming', 'Theming'],
  ['doctor', 'Doctor'],
] as const

type NavigationProps = { path: string; unfolded: boolean }

export function Navigation({ path, unfolded }: NavigationProps) {
  const entry = (to: string, words: string) => (
    <li key={to}>
      <a className="c-nav__link" href={`/widgets/${to}`} aria-current={path === to ? 'page' : undefined}>
        {words}
      </a>
    </li>
  )
  return (
    <nav id="navigation" className="c-nav" aria-label="Documentation" data-unfolded={unfolded}>
      <h2 className="c-nav__title">Guide</h2>
      <ul>{guides.map(([to, words]) => entry(to, words))}</ul>
      {groups.map(({ title, elements }) => (
        <Fragment key={title}>
          <h2 className="c-nav__title">{title}</h2>
          <ul>{elements.map(({ name }) => entry(`elements/${name}`, name))}</ul>
        </Fragment>
      ))}
    </nav>
  )
}
