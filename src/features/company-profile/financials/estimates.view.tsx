import { companyProfileTexts } from '#i18n/en/company-profile.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { FiguresTable } from './figures-table.view.tsx'
import type { Figures } from './financials.ts'

const loadCopy = () => import('./copy-table.tsx').then(({ CopyTable }) => CopyTable)

/** The key figures with growth and margin (R287). Copying is loaded after the page. */
export function Estimates({ figures, unit }: { figures: Figures; unit: string }) {
  const t = useTexts(companyProfileTexts)
  const { part: CopyTable } = useLazy(loadCopy, true)
  return (
    <section className="r-company__section r-company__estimates" aria-label={t.keyFigures}>
      <div className="r-company__title-row">
        <h2 className="r-company__title" part="heading">
          {t.keyFigures}
        </h2>
        {CopyTable && <CopyTable figures={figures} unit={unit} name={t.copyKeyFigures} />}
      </div>
      <FiguresTable caption={t.keyFigures} figures={figures} corner={unit} />
    </section>
  )
}
