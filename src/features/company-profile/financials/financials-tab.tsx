import { companyTabTexts } from '#i18n/en/company-profile.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Failed } from '#ui/states/failed.tsx'
import type { Figures } from './financials.ts'

const loadFinancials = () => import('./financials.view.tsx').then(({ Financials }) => Financials)

type FinancialsTabProps = {
  name: string
  currency: string
  figures: Figures | undefined
  /** The currency with the unit of the amounts. */
  unit: string
  /** Whether estimates are hidden, because they require access to the model. */
  withheld: boolean
}

/** `Company Financials` (R294). The export code is loaded with the tab. */
export function FinancialsTab({ figures, ...props }: FinancialsTabProps) {
  const t = useTexts(companyTabTexts)
  const { part: Financials, failed, want } = useLazy(loadFinancials, figures !== undefined)
  if (!figures) return <EmptyState text={t.noFinancials} />
  return (
    <div tabIndex={-1}>
      {failed ? (
        <Failed text={t.financialsFailed} onRetry={want} />
      ) : Financials ? (
        <Financials figures={figures} {...props} />
      ) : (
        <div className="r-financials" role="status" aria-busy="true" aria-label={t.loading}>
          {figures.rows.map(({ id }) => (
            <Skeleton key={id} />
          ))}
        </div>
      )}
    </div>
  )
}
