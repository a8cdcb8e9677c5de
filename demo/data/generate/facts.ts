import { addDays, dayMonth, monthName, monthYear, weekdayName } from '../calendar.ts'
import type { Random } from '../random.ts'
import { capitalise, type Facts } from '../template.ts'
import type { SubSector } from '../world/sectors.ts'

const quarters = ['first quarter', 'second quarter', 'third quarter', 'fourth quarter'] as const

/** The last quarter that companies have reported on, 0 to 3, and the year it belongs to. */
function reportedQuarter(date: Date): { quarter: number; year: number } {
  const month = date.getUTCMonth()
  const quarter = [2, 3, 3, 3, 0, 0, 0, 1, 1, 1, 2, 2][month] ?? 0
  return { quarter, year: month <= 3 ? date.getUTCFullYear() - 1 : date.getUTCFullYear() }
}

/** The last year with accounts: companies publish them by the middle of March. */
export const lastAccounts = (date: Date): number =>
  date.getUTCMonth() * 31 + date.getUTCDate() >= 75 ? date.getUTCFullYear() - 1 : date.getUTCFullYear() - 2

/** What a text of that day may say about time. */
export function dateFacts(date: Date, random: Random): Facts {
  const year = date.getUTCFullYear()
  const { quarter, year: quarterYear } = reportedQuarter(date)
  const accounts = lastAccounts(date)
  const monthBefore = new Date(Date.UTC(year, date.getUTCMonth() - 1, 1))
  const later = new Date(Date.UTC(year, date.getUTCMonth() + random.int(2, 4), 1))
  return {
    q: quarters[quarter] ?? '',
    qn: `Q${quarter + 1} ${quarterYear}`,
    nextQ: quarters[(quarter + 1) % 4] ?? '',
    nextQn: `Q${((quarter + 1) % 4) + 1} ${quarter === 3 ? quarterYear + 1 : quarterYear}`,
    fy0: String(accounts),
    fy1: String(accounts + 1),
    fy2: String(accounts + 2),
    nextYear: String(year + 1),
    soon: String(year + 2),
    later: String(year + 4),
    past: String(year - random.int(4, 7)),
    month: monthName(monthBefore),
    monthYear: monthYear(monthBefore),
    soonMonth: monthName(later),
    dayMonth: dayMonth(date),
    weekday: weekdayName(addDays(date, date.getUTCDay() === 1 ? -3 : -1)),
    clock: `0${random.int(6, 8)}:${random.int(1, 5)}0`,
    callTime: `${random.int(9, 16)}:${random.pick(['00', '30'])}`,
    side: random.pick(['above', 'below']),
    direction: random.pick(['higher', 'lower']),
    ordinal: random.pick(['second', 'third', 'fourth', 'fifth']),
  }
}

/** Sub-sectors that sell things which can be stored, counted and shipped. */
const withGoods = new Set([
  'Metals & Mining',
  'Chemicals',
  'Building Materials',
  'Electrical Equipment',
  'Machinery',
  'Aerospace & Defence',
  'Autos & Parts',
  'Retail',
  'Food & Beverages',
  'Household & Personal Care',
  'Pharmaceuticals',
  'Medical Technology',
  'Semiconductors',
])

/** The words of a sub-sector, drawn for each document. Only sub-sectors with goods have `goods1`, `buyers1`, `buyers2`. */
export function subSectorFacts(subSector: SubSector, random: Random): Facts {
  const [goods1 = ''] = random.shuffle(subSector.product)
  const [buyers1 = '', buyers2 = ''] = random.shuffle(subSector.customers)
  const drawn = (name: string, items: readonly string[]) =>
    Object.fromEntries(random.shuffle(items).map((item, index) => [`${name}${index + 1}`, item]))
  return {
    sub: subSector.noun,
    subTitle: subSector.name,
    peers: subSector.peers,
    peersTitle: capitalise(subSector.peers),
    ...(withGoods.has(subSector.name) ? { goods1, buyers1, buyers2 } : {}),
    ...drawn('metric', subSector.metric),
    ...drawn('driver', subSector.driver),
    ...drawn('cost', subSector.cost),
    ...drawn('risk', subSector.risk),
    ...drawn('product', subSector.product),
    ...drawn('customers', subSector.customers),
    ...drawn('asset', subSector.asset),
  }
}
