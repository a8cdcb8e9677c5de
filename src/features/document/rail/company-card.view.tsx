import type { ReactNode } from 'react'
import { locale } from '#config/locale.ts'
import type { Tag } from '#contract/tag.ts'
import { toCompany } from '#entities/company/company.ts'
import { toPrices } from '#entities/company/company-prices.ts'
import type { History } from '#entities/company/history/history.ts'
import { ProfileLink } from '#entities/profile/profile-link.tsx'
import { documentRailTexts } from '#i18n/en/document.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { formatLargeMoney } from '#lib/format/large-money.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { followIf } from '#ui/link/follow.ts'
import { Link } from '#ui/link/link.tsx'
import { Rating } from '#ui/rating/rating.tsx'
import { TargetLine } from './target-line.view.tsx'

type CompanyCardProps = {
  company: Tag
  history: History | undefined
  onNavigate: (href: string) => boolean
}

/** What is thought of the company today, which may be newer than the document. */
export function CompanyCard({ company, history, onNavigate }: CompanyCardProps) {
  const language = useLanguage()
  const t = useTexts(documentRailTexts)
  const tag = locale(language)
  const { name, ticker, href, rating } = toCompany(company)
  const { price_currency: currency, market_cap: cap } = company
  const { target, price, upside } = toPrices(company, language)
  return (
    <section className="r-company-card" aria-label={name}>
      <h2 className="r-company-card__name" part="heading">
        <ProfileLink name={name} href={href} onNavigate={onNavigate} />
        {ticker && <bdi className="r-company-card__ticker">{ticker}</bdi>}
      </h2>
      <dl>
        {rating && (
          <Fact label={t.rating}>
            <Rating value={rating} />
          </Fact>
        )}
        {target && <Fact label={t.target}>{target}</Fact>}
        {price && <Fact label={t.price}>{price}</Fact>}
        {upside && (
          <Fact label={upside.direction === 'down' ? t.downside : t.upside}>
            <Delta plain {...upside} />
          </Fact>
        )}
        {typeof cap === 'number' && (
          <Fact label={t.marketCap}>{formatLargeMoney(cap, currency || company.trading_currency, tag)}</Fact>
        )}
      </dl>
      {history && <TargetLine name={name} history={history} />}
      {href && (
        <Link href={href} onClick={followIf(() => onNavigate(href))}>
          {t.open}
        </Link>
      )}
    </section>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="r-company-card__fact">
    <dt>{label}</dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </div>
)
