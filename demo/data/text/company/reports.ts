import type { Abstracts } from './abstract.ts'

/** Before results: what to expect. */
export const previews: Abstracts = {
  subtitles: [
    'What we expect from the {nextQ} report',
    'Our estimates and the questions for the call',
    'Consensus, our forecast and what would surprise',
    'Expectations into the report',
  ],
  first: [
    '{co} reports on the {nextQ} within the next two weeks, and we expect {metric1} to be the line that matters.',
    'We expect the {nextQ} report to show what {driver1} did to {metric1}.',
    'Into the {nextQ} report we are {#2-6}% {side} consensus on operating profit.',
    'The report on the {nextQ} should settle the debate about {cost1}.',
  ],
  second: [
    'A move of {#4-8}% on the day would be normal for this share.',
    'We make no change to our {rating} rating or to the target price of {target}.',
    'Our list of questions for the call is on the last page.',
    'The outlook for {nextYear} will weigh more than the figures.',
  ],
}

/** The morning of the results. */
export const snapshots: Abstracts = {
  subtitles: [
    'First look at the {q} report',
    'Actual figures against our estimate and consensus',
    'The main lines before the call',
    'What is new, what is not',
  ],
  first: [
    'Operating profit in the {q} was {#2-7}% {side} our estimate, mostly because of {metric1}.',
    'The {q} report shows revenue {#1-4}% {side} consensus.',
    'The line that stands out in the {q} report is {metric1}.',
    'Management comments on {driver1} are the most interesting part of the {q} report.',
  ],
  second: [
    'The outlook is unchanged, and so are our rating and target price for now.',
    'We will revise our estimates after the call.',
    'We expect consensus for {fy1} to move by {#1-3}%.',
    'Our target price of {target} is under review until the call.',
  ],
}

/** A model in a workbook. */
export const models: Abstracts = {
  subtitles: [
    'Workbook with actuals and forecasts',
    'Full model, quarterly and annual',
    'Profit and loss, cash flow, balance sheet',
  ],
  first: [
    'The model covers {fy0} to {fy2} by quarter and can be run with your own assumptions.',
    'The workbook holds our forecasts to {fy2} and the drivers behind them, {metric1} first.',
    'Updated after the {q} report, the model shows revenue of {rev1} in {fy1}.',
  ],
  second: [
    'All assumptions stand on one sheet.',
    'A switch changes between our optimistic, central and pessimistic case.',
    'Changes against the previous version are marked.',
  ],
}

/** One page on a company. */
export const tearSheets: Abstracts = {
  subtitles: ['Key figures on a page', 'Business, figures and rating at a glance', 'The company in brief'],
  first: [
    '{company} is one of the {peers} that we cover in {region}.',
    'Business, key figures, shareholders and our rating of {company} in brief.',
    'Our summary of {company} with figures for {fy0} and forecasts to {fy2}.',
  ],
  second: [
    'Our rating is {rating} with a target price of {target}.',
    'The page is renewed after each report.',
    'The share trades at {pe1} times earnings for {fy1}.',
  ],
}
