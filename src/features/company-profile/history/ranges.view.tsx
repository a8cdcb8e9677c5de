import { companyChartTexts } from '#i18n/en/company-chart.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import type { Range } from './ranges.ts'

type RangesProps = { offered: readonly Range[]; range: Range; onRange: (range: Range) => void }

/** The choice of how far back the chart reaches. Nothing if there is no choice. */
export function Ranges({ offered, range, onRange }: RangesProps) {
  const t = useTexts(companyChartTexts)
  if (offered.length === 0) return null
  const names = {
    '3m': [t.months3, t.months3Name],
    '1y': [t.year1, t.year1Name],
    '3y': [t.years3, t.years3Name],
    all: [t.all, t.allName],
  }
  const option = (each: Range) => {
    const [short, name] = names[each]
    return (
      <>
        {short} <span className="r-visually-hidden">{name}</span>
      </>
    )
  }
  return (
    <div className="r-history__ranges">
      <SegmentedControl
        label={t.ranges}
        options={Object.fromEntries(offered.map((each) => [each, option(each)] as const))}
        value={range}
        onChange={onRange}
      />
    </div>
  )
}
