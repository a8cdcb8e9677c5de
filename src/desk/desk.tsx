import { type ReactNode, useRef } from 'react'
import { deskTexts } from '#i18n/en/desk.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { useCentered } from '#ui/hooks/use-centered.ts'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { useOverflow } from '#ui/hooks/use-overflow.ts'
import { PageTitle } from '#ui/page-title/page-title.tsx'
import { ErrorState } from '#ui/states/error-state.tsx'
import fadingRow from '#ui/text/fading-row.css?inline'
import underlined from '#ui/text/underlined.css?inline'
import type { AreaProps } from './area-props.ts'
import { areas } from './areas.ts'
import css from './desk.css?inline'

registerStyles('ui', underlined, fadingRow)
registerStyles('portal', css)

type DeskProps = AreaProps & {
  /** The area in the address; undefined: the first one. */
  area: string | undefined
  /** Shown for an area that there is not. */
  missing: ReactNode
}

/** The provider's desk: its areas, each with an address of its own. */
export function Desk({ area: path = areas[0]?.path, missing, ...props }: DeskProps) {
  const t = useTexts(deskTexts)
  const row = useRef<HTMLElement>(null)
  const current = areas.findIndex((one) => one.path === path)
  useOverflow(row)
  useCentered(row, current)
  const area = areas[current]
  if (!area) return missing
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      <nav className="r-fading-row r-desk__areas" aria-label={t.areas} ref={row}>
        {areas.map((one) => (
          <a
            key={one.path}
            className="r-underlined r-desk__area"
            href={`/desk/${one.path}`}
            aria-current={one === area ? 'page' : undefined}
          >
            {t[one.label]}
          </a>
        ))}
      </nav>
      <AreaPlace key={area.path} load={area.load} {...props} />
    </>
  )
}

/** An area, once its code is loaded. */
function AreaPlace({ load, ...props }: AreaProps & Pick<(typeof areas)[number], 'load'>) {
  const t = useTexts(deskTexts)
  const { part: Area, failed, want } = useLazy(load, true)
  if (failed) return <ErrorState text={t.failed} retry={{ label: t.retry, onRetry: want }} />
  return Area ? <Area {...props} /> : null
}
