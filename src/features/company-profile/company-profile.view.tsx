import type { ReactNode } from 'react'
import type { Tag } from '../../contract/tag.ts'
import { companyTexts } from '../../text/company.ts'
import { companyProfileTexts as t } from '../../text/company-profile.ts'
import { ButtonRoom } from '../../ui/button-room.tsx'
import { innerParts } from '../../ui/inner-parts.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { About } from './about.view.tsx'
import { Analysts } from './analysts.view.tsx'
import { FiguresTable } from './figures-table.view.tsx'
import { figuresOf, keyFiguresOf } from './financials.ts'
import { FinancialsTab } from './financials-tab.tsx'
import { CompanyHeader } from './header.view.tsx'
import { HistoryChart } from './history-chart.tsx'
import { Questions } from './questions.view.tsx'
import { researchColumns } from './research-columns.ts'
import { summaryOf } from './summary.ts'

/** Upcoming events beside a company (R297). */
const MOST_EVENTS = 6

type CompanyProfileViewProps = {
  company: Tag
  /** An unknown one stands for the first (R051). */
  tab: string
  /** The first tab's content, for the company of this name and this page. */
  research: (name: string, href: string | undefined) => ReactNode
  onTab: (tab: string) => void
  onNavigate: (href: string) => boolean
  onDownload: (url: URL) => void
  /** A part of the page could not be loaded. */
  onFailure: (failure: Error) => void
}

export function CompanyProfileView(props: CompanyProfileViewProps) {
  const { company, tab, research, onTab, onNavigate, onDownload, onFailure } = props
  const summary = summaryOf(company)
  const figures = figuresOf(company)
  const keyFigures = figures && keyFiguresOf(figures)
  const name = summary.name || companyTexts.unnamed
  return (
    <article className="r-company" aria-label={name}>
      <CompanyHeader summary={summary} onDownload={onDownload} />
      <div className="r-company__analysts">
        <Analysts analysts={summary.analysts} onNavigate={onNavigate} />
      </div>
      <div className="r-company__main">
        <div className="r-company__glance">
          {keyFigures && (
            <section className="r-company__section" aria-label={t.keyFigures}>
              <h2 className="r-company__title" part="heading">
                {t.keyFigures}
              </h2>
              <FiguresTable caption={t.keyFigures} figures={keyFigures} corner={summary.accountingCurrency} />
            </section>
          )}
          <HistoryChart company={company} onFailure={onFailure} />
        </div>
        <About summary={summary} />
        <Tabs
          label={t.sections}
          selected={tab}
          onSelect={onTab}
          tabs={[
            { id: 'research-covered', label: t.research, panel: () => research(name, summary.href) },
            {
              id: 'company-financials',
              label: t.financials,
              panel: () => <FinancialsTab name={name} currency={summary.accountingCurrency} figures={figures} />,
            },
            {
              id: 'analyst-questions',
              label: t.questions,
              panel: () => <Questions questions={summary.questions} updated={summary.questionsUpdated} />,
            },
          ]}
        />
      </div>
      <aside className="r-company__events">
        <research-event-cards exportparts={innerParts} tag-id={company.id} limit={MOST_EVENTS} />
      </aside>
    </article>
  )
}

/** The page's room while the company is on its way. */
export function CompanySkeleton({ pageSize }: { pageSize: number }) {
  return (
    <div className="r-company" role="status" aria-busy="true" aria-label={t.loading}>
      <div className="r-company-head">
        <div className="r-company-head__identity">
          <span className="r-company-head__picture" />
          <div className="r-company-head__name">
            <Skeleton shape="heading" width={50} />
            <Skeleton width={35} />
          </div>
          <div className="r-company-head__files">
            <ButtonRoom width={98} />
            <ButtonRoom width={133} />
          </div>
        </div>
        <div className="r-company-figures">
          {[...Array(6).keys()].map((key) => (
            <div key={key} className="r-company-figures__item">
              <Skeleton width={60} />
              <Skeleton shape="heading" width={80} />
              <Skeleton width={70} />
              <Skeleton width={60} />
            </div>
          ))}
        </div>
      </div>
      <div className="r-company__analysts">
        <div className="r-company__section">
          <Skeleton width={40} />
          <div className="r-company-analyst">
            <span className="r-company-head__picture" />
            <div className="r-company-analyst__who r-company-analyst__who--loading">
              <Skeleton width={70} />
              <Skeleton width={90} />
            </div>
          </div>
          <Skeleton width={80} />
        </div>
      </div>
      <div className="r-company__main">
        <div className="r-company__glance">
          <div className="r-company__section">
            {[...Array(5).keys()].map((key) => (
              <Skeleton key={key} shape="heading" width={key === 0 ? 40 : 100} />
            ))}
          </div>
          <div>
            <Skeleton width={40} />
            <Skeleton width={60} />
            <div className="r-history__room" />
            <Skeleton width={20} />
          </div>
        </div>
        <div className="r-company-about">
          {[t.about, t.risks].map((title) => (
            <div key={title} className="r-company__section">
              <Skeleton width={30} />
              <div>
                <Skeleton />
                <Skeleton width={95} />
                <Skeleton width={60} />
              </div>
            </div>
          ))}
        </div>
        <div className="r-tabs">
          <div className="r-fading-row r-tabs__row">
            {[130, 140, 120].map((width) => (
              <span key={width} className="r-tabs__tab" style={{ inlineSize: width }}>
                <Skeleton />
              </span>
            ))}
          </div>
          <div className="r-tabs__panel">
            <TableSkeleton columns={researchColumns()} count={pageSize} label={t.loading} />
          </div>
        </div>
      </div>
      <div className="r-company__events">
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
    </div>
  )
}
