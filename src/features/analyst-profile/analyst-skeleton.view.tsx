import { useRef } from 'react'
import {
  companyCards,
  companyTableColumns,
  getFittingPrices,
  withPriceColumns,
} from '#entities/company/company-columns.ts'
import { TileSkeleton } from '#entities/document/tile-skeleton.view.tsx'
import { FOLLOW_WIDTH } from '#entities/follow/follow-button.tsx'
import { ContactSkeleton } from '#entities/profile/contact.view.tsx'
import { analystProfileTexts } from '#i18n/en/profiles.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import avatar from '#ui/avatar/avatar.css?inline'
import { registerStyles } from '#ui/base/styles.ts'
import { ButtonSkeleton } from '#ui/button/button-skeleton.tsx'
import { useWidth } from '#ui/hooks/use-width.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { TableSkeleton } from '#ui/table/table-skeleton.tsx'
import analystProfile from './analyst-profile.css?inline'

registerStyles('ui', avatar)
registerStyles('features', analystProfile)

/** A typical number of covered companies. */
const COMPANY_SKELETONS = 10
/** Enough that text below the list does not appear and disappear. */
const DOCUMENT_SKELETONS = 5

/** The skeleton of the profile and the lists below. */
export function AnalystSkeleton() {
  const language = useLanguage()
  const t = useTexts(analystProfileTexts)
  const companies = useRef<HTMLDivElement>(null)
  const prices = getFittingPrices(useWidth(companies))
  return (
    <div className="r-analyst" role="status" aria-busy="true" aria-label={t.loading}>
      <div className="r-analyst__header">
        <span className="r-avatar r-avatar--large" />
        <div className="r-analyst__who">
          <div className="r-analyst__who-skeleton">
            <Skeleton shape="heading" />
          </div>
          <ContactSkeleton />
        </div>
        <div className="r-analyst__follow">
          <ButtonSkeleton width={FOLLOW_WIDTH} />
        </div>
        <div className="r-analyst__about">
          <div className="r-analyst__bio">
            <Skeleton width={90} />
            <Skeleton width={30} />
          </div>
          <div className="r-analyst__fields">
            <div className="r-analyst__fields-skeleton">
              <Skeleton width={60} />
            </div>
          </div>
        </div>
      </div>
      <div ref={companies}>
        <p className="r-analyst__title">{t.companies}</p>
        <div className="r-analyst__export">
          <Skeleton />
        </div>
        <TableSkeleton
          cards={companyCards}
          columns={withPriceColumns(companyTableColumns(language), language, prices)}
          count={COMPANY_SKELETONS}
          label={t.loading}
        />
      </div>
      <div>
        <p className="r-analyst__title">{t.research}</p>
        <div className="r-analyst__libraries">
          <Skeleton width={70} />
        </div>
        <div className="r-analyst__search">
          <Skeleton width={60} />
        </div>
        {[...Array(DOCUMENT_SKELETONS).keys()].map((key) => (
          <div key={key} className="r-analyst__document">
            <TileSkeleton />
          </div>
        ))}
      </div>
    </div>
  )
}
