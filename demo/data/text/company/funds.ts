import { evenTopic, type Topic } from '../topic.ts'
import type { Abstracts } from './abstract.ts'

/** Sections on a listed investment company, which has a portfolio instead of customers. */
export const fundTopics: readonly Topic[] = [
  {
    headings: ['Our view', 'The case in short'],
    good: {
      opening: [
        'The discount of {company} is wider than its record deserves.',
        'We rate {company} {rating}: the portfolio has improved faster than the price of its shares.',
        'Patience with {company} should be rewarded over the next year.',
      ],
      rest: [
        'Net asset value has beaten the benchmark in {#3-4} of the past five years.',
        'The board has shown that it will act when the discount passes {#9-13}%.',
        'Fees are lower than those of {#6-9} of its ten nearest rivals.',
        'Demand from wealth managers returned in {month}.',
      ],
    },
    bad: {
      opening: [
        'The price of {company} runs ahead of what its portfolio can earn.',
        'We rate {company} {rating}, because the discount is narrow for the wrong reason.',
        'There are better ways to own the same assets than {company}.',
      ],
      rest: [
        'Net asset value has lagged the benchmark in {#3-4} of the past five years.',
        'The board speaks of discount control and seldom practises it.',
        'Turnover of {#55-80}% a year costs more than it brings.',
        'A merger with a larger rival would be the tidy answer.',
      ],
    },
    neutral: {
      opening: [
        '{company} does what it says, at a price that reflects it.',
        'We see no hurry in {company}, in either direction.',
        'The discount of {company} is close to its five-year average.',
      ],
      rest: [
        'Net asset value has kept pace with the benchmark, after fees.',
        'Buy-backs and issues have cancelled out over the year.',
        'The manager has been in charge since {past}.',
        'Marketing has improved, and the register has broadened.',
      ],
    },
  },
  evenTopic(
    ['Portfolio', 'What it owns'],
    [
      'The portfolio holds {#42-88} positions, the ten largest of which make up {#24-39}%.',
      'The manager has changed little in the portfolio over the past {#3-6} months.',
      'By sector, financials and industrials are the largest weights.',
    ],
    [
      'Cash stands at {#1-4}%.',
      'The portfolio trades at {#12-18} times earnings, against {#15-19} times for the benchmark.',
      'The largest purchase of the year was a supplier of transformers, the largest sale a retailer.',
      'Unlisted holdings are {#3-9}% of assets and are valued twice a year.',
      'Currency is left unhedged, as in the past.',
    ],
  ),
  evenTopic(
    ['Discount and gearing', 'Discount'],
    [
      'The shares trade at a discount of {#5-16}% to net asset value.',
      'Over twelve months the discount has moved between {#4-7}% and {#13-18}%.',
    ],
    [
      'Gearing of {#4-12}% is in the middle of its permitted range.',
      'The debt was taken up at {#2.4-3.9}% and matures in {later}.',
      'Buy-backs of {#2-6}% of the capital since January have helped.',
      'Daily turnover allows a position of ordinary size to be built in {#3-8} days.',
    ],
  ),
  evenTopic(
    ['Income', 'Distribution'],
    ['The yield of {#2.1-5.2}% is covered by income.', 'Distributions have risen for {#6-18} years in a row.'],
    [
      'Revenue reserves equal {#0.7-1.5} annual distributions.',
      'EPS should come to {eps1} in {fy1} and {eps2} in {fy2}.',
      'Payments are made each quarter.',
      'The board may also pay out of capital but has not needed to.',
    ],
  ),
  evenTopic(
    ['Valuation', 'Target price'],
    [
      'Our target price of {target} implies {gap}.',
      'We apply a fair discount to estimated net asset value and arrive at {target}.',
    ],
    [
      'The target price is {target}, after {prior} before.',
      'A change of one point in the discount moves the target by about as much.',
      'The range of outcomes runs from {low} to {high}.',
    ],
  ),
  evenTopic(
    ['Risks', 'What could go wrong'],
    ['The main risks are {risk1} and {risk2}.', 'Shareholders should bear in mind {risk1}.'],
    [
      'The continuation vote is due in {soon}.',
      'A stronger home currency would hurt net asset value.',
      'Should a large holder sell, the discount would widen at once.',
      'The departure of the manager would be a reason to review our rating.',
    ],
  ),
]

/** Second headlines and summaries for listed investment companies. */
export const fundAbstracts: Abstracts = {
  subtitles: [
    'Discount, income and gearing under review',
    '{rating}, target price {target}',
    'A look at the portfolio after the {q}',
    'What the board can do about the discount',
    'Performance, fees and the register',
  ],
  first: [
    'We have met the manager of {company} and gone through the portfolio position by position.',
    'The discount of {company} has moved, and we look at the reasons.',
    'Net asset value of {company} has done its part; the question is what the board does next.',
    'Changes in the portfolio of {company} were small in the {q}, those in the register were not.',
    'We compare {company} with {#6-11} rivals on cost, income and performance.',
  ],
  second: [
    'Our rating is {rating} with a target price of {target}, which implies {gap}.',
    'We rate the shares {rating} and value them at {target}.',
    'Our rating is {rating}, with {gap} to our target price of {target}.',
    'We see {gap} to our target price.',
  ],
}
