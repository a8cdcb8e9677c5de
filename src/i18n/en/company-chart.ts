import { texts } from '../texts.ts'

/** The chart of a company and its table, which are loaded after the page. */
export const companyChartTexts = texts('company-chart', {
  title: 'Price target and rating',
  summary: 'Price target of {name}: from {first} on {start} to {last} on {end}.',
  summaryPrice: 'The last close is {price}.',
  summaryRating: 'The rating is {rating}.',
  target: 'Price target',
  close: 'Last close',
  table: 'Show as table',
  date: 'Date',
  rating: 'Rating',
  since: 'since {date}',
  crosshair: 'Price target by date',
  crosshairKeys: 'The arrow keys lead from one target to the next. Enter opens the note.',
  spot: '{date}: price target {target}.',
  ranges: 'Period',
  months3: '3M',
  months3Name: '3 months',
  year1: '1Y',
  year1Name: '1 year',
  years3: '3Y',
  years3Name: '3 years',
  all: 'All',
  allName: 'since the first target',
})
