import type { ReactNode } from 'react'

type PageTitleProps = {
  children: ReactNode
  /** 1 where the part is the page, 2 where the page around it has its own title. Default 1. */
  level?: 1 | 2
  /** Stands at the other end of the line. */
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
