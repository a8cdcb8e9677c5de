import type { Roadshow } from '../../../src/contract/roadshow.ts'

/** An event that this client may take part in. */
export const roadshow = (number: number, more: Partial<Roadshow> = {}): Roadshow => ({
  id: `e${number}`,
  name: `Meeting ${number}`,
  daterange: `${number} December 2026`,
  start_date: `2026-12-0${number}T08:00:00Z`,
  end_date: `2026-12-0${number}T16:00:00Z`,
  type: { name: 'Roadshow', colour: '#0055aa' },
  location: 'Oslo;Bergen',
  format: 'In person',
  permissioned: true,
  ...more,
})

/** Events `first` to `last`, both included. */
export const roadshows = (first: number, last: number): Roadshow[] =>
  Array.from({ length: last - first + 1 }, (_, index) => roadshow(first + index))
