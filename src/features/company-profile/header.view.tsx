import type { ReactNode, RefObject } from 'react'
import { locale } from '#config/locale.ts'
import { CompanyFileButton } from '#entities/company/company-file.tsx'
import type { Direction } from '#entities/company/upside.ts'
import { type Change, nameRating } from '#entities/document/tile.ts'
import { companyTexts } from '#i18n/en/companies.ts'
import { companyProfileTexts } from '#i18n/en/company-profile.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { formatDate } from '#lib/format/dates.ts'
import { fill } from '#lib/format/fill.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { registerStyles } from '#ui/base/styles.ts'
import { DottedList } from '#ui/dotted-list/dotted-list.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { arrowDownIcon, arrowUpIcon, minusIcon } from '#ui/icons/icons-more.ts'
import { PageTitle } from '#ui/page-title/page-title.tsx'
import { Rating } from '#ui/rating/rating.tsx'
import css from './header.css?inline'
import type { Summary } from './summary.ts'

registerStyles('features', css)

type HeaderProps = {
  summary: Summary
  headerRef: RefObject<HTMLElement | null>
  /** The button that follows the company. */
  follow?: ReactNode
  onDownload: (url: URL) => void
}

/** Identity, rating and target, and market data (R286, R289); outside the subscription's scope only the identity. */
export function CompanyHeader({ summary, headerRef, follow, onDownload }: HeaderProps) {
  const tCompany = useTexts(companyTexts)
  const { facts, image, model, tearSheet } = summary
  const name = summary.name || tCompany.unnamed
  return (
    <header ref={headerRef} className="r-company-head">
      <div className="r-company-head__identity">
        <Avatar name={name} image={image} size="large" />
        <div className="r-company-head__name">
          <PageTitle>
            <bdi>{name}</bdi>
          </PageTitle>
          {facts.length > 0 && (
            <div className="r-company-head__facts">
              <DottedList items={facts} />
            </div>
          )}
        </div>
        <div className="r-company-head__files">
          {follow}
          <CompanyFileButton file={model} kind="model" name={name} look="button" onDownload={onDownload} />
          <CompanyFileButton file={tearSheet} kind="tearSheet" name={name} look="button" onDownload={onDownload} />
        </div>
      </div>
      {summary.inScope && <Figures summary={summary} />}
    </header>
  )
}

function Figures({ summary }: { summary: Summary }) {
  const language = useLanguage()
  const t = useTexts(companyProfileTexts)
  const { rating, ratingDate, target, targetDate, upside, price, marketCap } = summary
  const { tradingCurrency: trading, accountingCurrency: accounting } = summary
  return (
    <dl className="r-company-figures" aria-label={t.figures}>
      <Figure label={t.rating} value={rating ? <Rating value={rating.value} /> : t.notRated} isQuiet={!rating}>
        <Prior change={rating && nameRating(rating, language)} />
        <Day day={rating ? ratingDate : ''} />
      </Figure>
      {target && (
        <Figure label={t.targetPrice} value={target.value}>
          <Prior change={target} />
          <Day day={targetDate} />
        </Figure>
      )}
      {upside && (
        <Figure
          label={upside.direction === 'down' ? t.downside : t.upside}
          value={upside.text}
          direction={upside.direction}
        />
      )}
      {price && <Figure label={t.lastClose} value={price} />}
      {marketCap && <Figure label={t.marketCap} value={marketCap} />}
      {trading ? (
        <Figure label={t.tradingCurrency} value={trading} isQuiet>
          {accounting && <Note>{fill(t.accounts, { currency: accounting })}</Note>}
        </Figure>
      ) : (
        accounting && <Figure label={t.accountingCurrency} value={accounting} isQuiet />
      )}
    </dl>
  )
}

type FigureProps = {
  label: string
  value: ReactNode
  /** Shown by its colour. The value has a sign. */
  direction?: Direction
  isQuiet?: boolean
  children?: ReactNode
}

function Figure({ label, value, direction, isQuiet = false, children }: FigureProps) {
  const look = isQuiet ? 'quiet' : (direction ?? 'plain')
  return (
    <div className="r-company-figures__item">
      <dt className="r-company-figures__label">{label}</dt>
      <dd className={`r-company-figures__value r-company-figures__value--${look}`}>
        <bdi>{value}</bdi>
      </dd>
      {children}
    </div>
  )
}

const icons = { up: arrowUpIcon, down: arrowDownIcon, unchanged: minusIcon }

function Arrow({ direction }: { direction: Direction }) {
  const t = useTexts(companyProfileTexts)
  return (
    <span className={`r-company-figures__arrow r-company-figures__arrow--${direction}`}>
      <Icon path={icons[direction]} />
      <span className="r-visually-hidden"> {t[direction]}</span>
    </span>
  )
}

function Note({ children }: { children: ReactNode }) {
  return <dd className="r-company-figures__note">{children}</dd>
}

function Prior({ change }: { change: Change | undefined }) {
  const t = useTexts(companyProfileTexts)
  if (!change?.prior) return null
  return (
    <Note>
      <Arrow direction={change.direction} /> {fill(t.from, { prior: change.prior })}
    </Note>
  )
}

function Day({ day }: { day: string }) {
  const language = useLanguage()
  const shown = formatDate(day, 'long', locale(language))
  return shown ? (
    <Note>
      <time dateTime={day}>{shown}</time>
    </Note>
  ) : null
}
