import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { companyTexts } from '#i18n/en/companies.ts'
import { companyProfileTexts } from '#i18n/en/company-profile.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { Rating } from '#ui/rating/rating.tsx'
import type { Summary } from '../summary.ts'
import css from './company-line.css?inline'

registerStyles('features', css)

type CompanyLineProps = {
  summary: Summary
  /** The header that the line stands in for. */
  header: RefObject<HTMLElement | null>
}

/**
 * What the header says, in one line at the top while the header is scrolled away. Screen readers have the header, so it
 * is hidden from them.
 */
export function CompanyLine({ summary, header }: CompanyLineProps) {
  const t = useTexts(companyProfileTexts)
  const tCompany = useTexts(companyTexts)
  const place = useRef<HTMLDivElement>(null)
  const isShown = useScrolledAway(header, place)
  const { name, ticker, rating, target, price, upside, marketCap } = summary
  return (
    <div ref={place} className="r-company-line" aria-hidden="true">
      {isShown && (
        <div className="r-company-line__bar">
          <p className="r-company-line__name">
            <bdi>{name || tCompany.unnamed}</bdi>
            {ticker && <bdi className="r-company-line__ticker">{ticker}</bdi>}
          </p>
          {rating && <Rating value={rating.value} />}
          {target && <Figure label={t.targetPrice}>{target.value}</Figure>}
          {price && (
            <Figure label={t.lastClose} isExtra>
              {price}
            </Figure>
          )}
          {upside && (
            <Figure label={upside.direction === 'down' ? t.downside : t.upside}>
              <Delta plain {...upside} />
            </Figure>
          )}
          {marketCap && (
            <Figure label={t.marketCap} isExtra>
              {marketCap}
            </Figure>
          )}
        </div>
      )}
    </div>
  )
}

type FigureProps = { label: string; isExtra?: boolean; children: ReactNode }

const Figure = ({ label, isExtra = false, children }: FigureProps) => (
  <p className={`r-company-line__figure${isExtra ? ' r-company-line__figure--extra' : ''}`}>
    <span className="r-company-line__label">{label}</span> <bdi className="r-company-line__value">{children}</bdi>
  </p>
)

/** Whether an element is above the line, which sticks below the bars of the page. */
function useScrolledAway(element: RefObject<HTMLElement | null>, line: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!element.current || !line.current) return
    const top = Number.parseFloat(getComputedStyle(line.current).top) || 0
    const observer = new IntersectionObserver(
      (entries) => {
        // In a frame that is out of sight, nothing intersects.
        for (const { isIntersecting, boundingClientRect } of entries)
          setAway(!isIntersecting && boundingClientRect.bottom <= top)
      },
      { rootMargin: `${-top}px 0px 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, line])
  return isAway
}
