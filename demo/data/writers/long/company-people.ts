import { addDays, dayOf, monthYear, workingDayBefore } from '../../calendar.ts'
import type { Block } from '../../generate/prose.ts'
import type { Case } from './case.ts'
import { perShare, table } from './tables.ts'

/** What we said about a company up to the day of the note; undefined if that is its first. */
export function history({ company, date }: Case, anchor: Date): Block | undefined {
  const rows = company.reviews
    .map((review) => ({ ...review, day: workingDayBefore(anchor, review.workingDay) }))
    .filter(({ day }) => dayOf(day) <= dayOf(date))
    .slice(0, 8)
    .map(({ day, rating, target, price }) => [
      monthYear(day),
      rating,
      perShare(company.country.currency, target),
      perShare(company.country.currency, price),
    ])
  if (rows.length < 2) return undefined
  return table(
    `Our ratings and price targets (${company.country.currency})`,
    ['', 'Rating', 'Target', 'Price then'],
    rows,
  )
}

const occasions = ['Order update', 'Quarterly report', 'Annual report', 'General meeting', 'Capital markets day']

export const calendar = ({ date, random }: Case): Block =>
  table(
    'What comes next',
    ['', 'When', 'We look for'],
    occasions.map((occasion, index) => [
      occasion,
      monthYear(addDays(date, 30 + index * 45 + random.int(0, 20))),
      ['New orders', 'Margin', 'Cash and dividend', 'Board renewal', 'Targets'][index] ?? '',
    ]),
  )

export function owners({ random }: Case): Block {
  const family = random.int(14, 31)
  const pension = random.int(7, 12)
  const index = random.int(8, 15)
  const row = (name: string, share: number, votes: number) => [name, `${share}%`, `${votes}%`]
  return table(
    'Who owns the shares',
    ['', 'Capital', 'Votes'],
    [
      row('Founding family and foundation', family, family + 9),
      row('Domestic pension funds', pension, pension - 1),
      row('Index funds', index, index - 2),
      row('Management and staff', 2, 2),
      row('Others', 98 - family - pension - index, 92 - family - pension - index),
    ],
  )
}
