import { FOLLOW_WIDTH } from '#entities/follow/follow-button.tsx'
import { ContactSkeleton } from '#entities/profile/contact.view.tsx'
import { companyProfileTexts } from '#i18n/en/company-profile.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { ButtonSkeleton } from '#ui/button/button-skeleton.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { TableSkeleton } from '#ui/table/table-skeleton.tsx'
import tabs from '#ui/tabs/tabs.css?inline'
import fadingRow from '#ui/text/fading-row.css?inline'
import underlined from '#ui/text/underlined.css?inline'
import analysts from './analysts.css?inline'
import companyProfile from './company-profile.css?inline'
import { MOST_EVENTS } from './company-profile.view.tsx'
import header from './header.css?inline'
import { HistorySkeletonLines } from './history/history-skeleton.view.tsx'
import { PeersSkeleton } from './peers/peers-skeleton.view.tsx'
import { researchCards, researchColumns } from './research/research-columns.ts'
import companyTabs from './tabs.css?inline'

registerStyles('ui', underlined, fadingRow, tabs)
registerStyles('features', companyProfile, header, analysts, companyTabs)

/** The skeleton of the page. */
export function CompanySkeleton({ pageSize }: { pageSize: number }) {
  const language = useLanguage()
  const t = useTexts(companyProfileTexts)
  return (
    <div className="r-company" role="status" aria-busy="true" aria-label={t.loading}>
      <Head />
      <div className="r-company__analysts">
        <div className="r-company__section">
          <Skeleton width={40} />
          <div className="r-company-analyst">
            <div className="r-company-analyst__person">
              <span className="r-company-head__picture" />
              <div className="r-company-analyst__who r-company-analyst__who--loading">
                <Skeleton width={70} />
                <Skeleton width={90} />
              </div>
            </div>
            <ContactSkeleton />
          </div>
        </div>
      </div>
      <div className="r-company__main">
        <Glance />
        <div className="r-tabs">
          <div className="r-fading-row r-tabs__row">
            {[130, 140, 120].map((width) => (
              <span key={width} className="r-tabs__tab" style={{ inlineSize: width }}>
                <Skeleton />
              </span>
            ))}
          </div>
          <div className="r-tabs__panel r-company-research">
            <div className="r-company-research__search" />
            <TableSkeleton
              cards={researchCards}
              columns={researchColumns(language)}
              count={pageSize}
              label={t.loading}
            />
          </div>
        </div>
      </div>
      <div className="r-company-about">
        <Paragraphs
          lines={[
            [100, 95, 60],
            [90, 50],
          ]}
        />
        <Paragraphs lines={[[100, 95, 60]]} />
      </div>
      <div className="r-company__events">
        <div>
          <Skeleton width={50} />
          {[...Array(MOST_EVENTS).keys()].map((key) => (
            <div key={key} className="r-company__event">
              <Skeleton width={70} />
              <Skeleton width={50} />
              <Skeleton width={90} />
              <Skeleton width={60} />
            </div>
          ))}
        </div>
        <PeersSkeleton />
      </div>
    </div>
  )
}

/** The number of notes per figure: changes, their date, and currencies. */
const NOTES = [2, 1, 0, 2, 0]

const Head = () => (
  <div className="r-company-head">
    <div className="r-company-head__identity">
      <span className="r-company-head__picture" />
      <div className="r-company-head__name">
        <Skeleton shape="heading" width={50} />
        <Skeleton width={35} />
        <div className="r-company-head__more">
          <Skeleton width={60} />
          <Skeleton width={45} />
        </div>
      </div>
      <div className="r-company-head__files">
        <ButtonSkeleton width={FOLLOW_WIDTH} />
        <ButtonSkeleton width={98} />
        <ButtonSkeleton width={134} />
      </div>
    </div>
    <div className="r-company-figures">
      {[...NOTES.entries()].map(([key, notes]) => (
        <div key={key} className="r-company-figures__item">
          <Skeleton width={60} />
          <Skeleton shape="heading" width={80} />
          {notes > 0 && <Skeleton width={70} />}
          {notes > 1 && <Skeleton width={60} />}
        </div>
      ))}
    </div>
  </div>
)

const Glance = () => (
  <div className="r-company__glance">
    <div className="r-company__section">
      <Skeleton width={40} />
      <div>
        {[...Array(8).keys()].map((key) => (
          <div key={key} className="r-company__figure">
            <Skeleton />
          </div>
        ))}
      </div>
    </div>
    <div className="r-history">
      <HistorySkeletonLines />
    </div>
  </div>
)

/** A title and paragraphs. `lines` has the widths of the lines in per cent. */
const Paragraphs = ({ lines }: { lines: readonly (readonly number[])[] }) => (
  <div className="r-company__section">
    <Skeleton width={30} />
    {lines.map((paragraph) => (
      <div key={paragraph.join()}>
        {paragraph.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    ))}
  </div>
)
