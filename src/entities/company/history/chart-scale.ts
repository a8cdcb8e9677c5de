/** About `count` round values at equal distances, from below `min` to above `max`. */
export function niceTicks(min: number, max: number, count: number): number[] {
  const span = max - min || Math.abs(max) || 1
  const rough = span / count
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = magnitude * ([1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10)
  const first = Math.floor(min / step)
  const last = Math.max(first + 1, Math.ceil(max / step))
  // Multiples of the step, so that rounding errors do not add up.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

const MONTH_STEPS = [1, 3, 6, 12, 24, 60]

const toMonth = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

const toFirstDay = (month: number) =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`

/** First days of months between two days, at most `count`, in steps that divide a year or are whole years. */
export function monthTicks(start: string, end: string, count: number): string[] {
  const [from, to] = [toMonth(start), toMonth(end)]
  const step = MONTH_STEPS.find((months) => (to - from) / months <= count) ?? 120
  const ticks: string[] = []
  for (let month = Math.ceil(from / step) * step; month <= to; month += step) ticks.push(toFirstDay(month))
  return ticks.filter((tick) => tick >= start && tick <= end)
}
