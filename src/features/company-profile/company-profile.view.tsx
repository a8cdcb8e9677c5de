import { type ReactNode, useRef } from 'react'
import type { Tag } from '#contract/tag.ts'
import type { Note } from '#entities/company/history/history.ts'
import { Follow } from '#entities/follow/follow.tsx'
import { companyTexts } from '#i18n/en/companies.ts'
import { companyProfileTexts } from '#i18n/en/company-profile.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { registerStyles } from '#ui/base/styles.ts'
import { innerParts } from '#ui/dom/inner-parts.ts'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { About } from './about.view.tsx'
import { Analysts } from './analysts.view.tsx'
import companyProfile from './company-profile.css?inline'
import { Estimates } from './financials/estimates.view.tsx'
import { formatUnits, getFigures } from './financials/financials.ts'
import { FinancialsTab } from './financials/financials-tab.tsx'
import { getEstimates } from './financials/key-figures.ts'
import { CompanyHeader } from './header.view.tsx'
import { HistoryChart } from './history/history-chart.tsx'
import { CompanyLineArea } from './line/company-line-area.tsx'
import { LockedCompany } from './locked.view.tsx'
import { PeersArea } from './peers/peers-area.tsx'
import { Questions } from './questions.view.tsx'
import { type Summary, toSummary } from './summary.ts'
import tabs from './tabs.css?inline'

registerStyles('features', companyProfile, tabs)

/** The maximum number of upcoming events of a company (R297). */
export const MOST_EVENTS = 6

type CompanyProfileViewProps = {
  company: Tag
  /** An unknown tab means the first one (R051). */
  tab: string
  /** The content of the first tab, for the company's name and page. */
  research: (name: string, href: string | undefined) => ReactNode
  onTab: (tab: string) => void
  /** Opens a document of the history. Whether the link may be followed. */
  onOpen: (note: Note) => boolean
  onNavigate: (href: string) => boolean
  onDownload: (url: URL) => void
  /** A part of the page could not be loaded. */
  onFailure: (failure: Error) => void
}

export function CompanyProfileView(props: CompanyProfileViewProps) {
  const language = useLanguage()
  const tCompany = useTexts(companyTexts)
  const { company, onNavigate, onDownload, onFailure } = props
  const summary = toSummary(company, language)
  const name = summary.name || tCompany.unnamed
  const header = useRef<HTMLElement>(null)
  return (
    <>
      {summary.inScope && <CompanyLineArea summary={summary} header={header} />}
      <article className="r-company" aria-label={name}>
        <CompanyHeader
          summary={summary}
          headerRef={header}
          follow={
            summary.inScope && (
              <Follow tagId={company.id} name={summary.name} onNavigate={onNavigate} onFailure={onFailure} />
            )
          }
          onDownload={onDownload}
        />
        <div className="r-company__analysts">
          {summary.inScope && <Analysts analysts={summary.analysts} onNavigate={onNavigate} />}
        </div>
        <div className="r-company__main">
          {summary.inScope ? (
            <CoveredContent {...props} summary={summary} name={name} />
          ) : (
            <LockedCompany name={name} />
          )}
        </div>
        {summary.inScope && <About summary={summary} />}
        <aside className="r-company__events">
          <research-event-cards exportparts={innerParts} source="tag" tag-id={company.id} limit={MOST_EVENTS} />
          {summary.inScope && <PeersArea company={company} onNavigate={onNavigate} onFailure={onFailure} />}
        </aside>
      </article>
    </>
  )
}

type CoveredContentProps = CompanyProfileViewProps & { summary: Summary; name: string }

/** The content for a company within the subscription's scope. */
function CoveredContent({ company, summary, name, tab, research, onTab, onOpen, onFailure }: CoveredContentProps) {
  const language = useLanguage()
  const t = useTexts(companyProfileTexts)
  const figures = getFigures(company)
  const estimates = getEstimates(company)
  const unit = figures ? formatUnits(summary.accountingUnit, summary.accountingCurrency, figures, language) : ''
  const hasEstimates = figures?.years.some(({ flag }) => flag === 'E') ?? false
  return (
    <>
      <div className="r-company__glance">
        {estimates && <Estimates figures={estimates} unit={unit} />}
        <HistoryChart company={company} onOpen={onOpen} onFailure={onFailure} />
      </div>
      <Tabs
        label={t.sections}
        selected={tab}
        onSelect={onTab}
        tabs={[
          { id: 'research-covered', label: t.research, panel: () => research(name, summary.href) },
          {
            id: 'company-financials',
            label: t.financials,
            panel: () => (
              <FinancialsTab
                name={name}
                currency={summary.accountingCurrency}
                unit={unit}
                figures={figures}
                withheld={!hasEstimates && summary.model.kind === 'locked'}
              />
            ),
          },
          {
            id: 'analyst-questions',
            label: t.questions,
            panel: () => <Questions questions={summary.questions} updated={summary.questionsUpdated} />,
          },
        ]}
      />
    </>
  )
}
