import type { ComponentProps } from 'react'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import type { CompanyLine } from './company-line.tsx'

const loadLine = () => import('./company-line.tsx').then((module) => module.CompanyLine)

/** Loads the line after the page, because the user scrolls later. Without it, the header just scrolls away. */
export function CompanyLineArea(props: ComponentProps<typeof CompanyLine>) {
  const { part: Line } = useLazy(loadLine, true)
  return Line && <Line {...props} />
}
