import type { ReactNode } from 'react'
import { registerStyles } from '../base/styles.ts'
import css from './section-head.css?inline'

registerStyles('ui', css)

type SectionHeadProps = {
  /** Of the title, which names the section. */
  id: string
  children: ReactNode
  /** A count or a span of time beside the title. */
  note?: ReactNode
  action?: ReactNode
  /** Whether it has the height of a head with a button, which some heads beside it have. */
  hasRoom?: boolean
  /** Whether only screen readers are told, because the page has its own title. */
  isHidden?: boolean
}

/** The head of a section. */
export function SectionHead({ id, children, note, action, hasRoom = false, isHidden = false }: SectionHeadProps) {
  const look = hasRoom ? 'r-section-head r-section-head--actions' : 'r-section-head'
  return (
    <div className={isHidden ? 'r-visually-hidden' : look}>
      <h2 className="r-section-head__title" part="heading" id={id}>
        {children}
      </h2>
      {note && <span className="r-section-head__note">{note}</span>}
      {action}
    </div>
  )
}
