import type { ReactNode } from 'react'
import { registerStyles } from '../base/styles.ts'
import css from './page-title.css?inline'

registerStyles('ui', css)

type PageTitleProps = {
  children: ReactNode
  /** 1 if the content is the page, 2 if the page has its own title. Default 1. */
  level?: 1 | 2
  /** Shown at the other end of the line. */
  actions?: ReactNode
}

export function PageTitle({ children, level = 1, actions }: PageTitleProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <header className="r-page-title">
      <Heading className="r-page-title__text" part="heading">
        {children}
      </Heading>
      {actions}
    </header>
  )
}
