import { evenTopic, type Headlines, type Topic } from '../topic.ts'

/** Headlines behind a region and its companies: "Nordic banks: …". */
export const sectorHeadlines: Headlines = {
  good: [
    'the cycle has turned, the ratings have not',
    'our survey says buy',
    'margins look safe for another year',
    'from defence to offence',
    'what {#14-60} buyers told us',
    'consolidation has done its work',
    'stronger than the headlines',
    'cheap against history, cheaper against bonds',
  ],
  bad: [
    'the cycle has turned, the forecasts have not',
    'our survey says wait',
    'capacity is coming, demand is not',
    'margins cannot stay here',
    'late in the cycle, early in the cuts',
    'a crowded trade',
    'weaker than the headlines',
    'the price of optimism',
  ],
  neutral: [
    'what we learned from the reporting season',
    'picking shares, not the sector',
    'winners and losers of {driver1}',
    'the year ahead in {#8-15} charts',
    'a guide to the next reports',
    'who gains from {driver2}',
    'three questions for every company',
    'ranking the balance sheets',
    'capital returns compared',
    'a wide range of outcomes',
  ],
}

export const sectorTopics: readonly Topic[] = [
  {
    headings: ['Summary', 'Our view of the sector'],
    good: {
      opening: [
        'We have become more positive on {peers} in {region}.',
        'The outlook for {peers} in {region} is better than share prices suggest.',
        'After two dull years, {peers} in {region} deserve another look.',
      ],
      rest: [
        'Earnings estimates have stopped falling, and {metric1} turned first.',
        'We expect sector earnings to grow by {#6-13}% in {fy1} and by {#5-10}% in {fy2}.',
        'The reason is {driver1}, and there is more to come.',
        'Our preferred share is {pick1}, followed by {pick2}.',
        'Investors own less of the sector than at any time since {past}, if fund reports are a guide.',
      ],
    },
    bad: {
      opening: [
        'We have become more cautious on {peers} in {region}.',
        'Forecasts for {peers} in {region} are still too high.',
        'The best of the cycle is behind {peers} in {region}.',
      ],
      rest: [
        'Estimates have begun to fall, and the trend in {metric1} says that they will fall further.',
        'We expect sector earnings to decline by {#3-9}% in {fy1} and to be flat in {fy2}.',
        'The reason is {cost1}, against which few companies are protected.',
        'Within the sector we would hold {pick1} and avoid {pick3}.',
        'The sector is a large position in most funds that we see.',
      ],
    },
    neutral: {
      opening: [
        'Differences between {peers} in {region} are larger than those between the sector and the market.',
        'We keep our neutral stance on {peers} in {region}.',
        'The reporting season for {peers} in {region} was better than its reputation.',
      ],
      rest: [
        'Of {sample} companies, about half were ahead of consensus.',
        'We expect sector earnings to grow by {#2-5}% in {fy1}.',
        'Much depends on {driver1}, and opinions differ.',
        'We prefer {pick1} and {pick2} to {pick3}.',
        'Valuation is close to its average.',
      ],
    },
  },
  evenTopic(
    ['Demand', 'What buyers say'],
    [
      'We asked {#24-85} buyers in {region} about their plans for the next twelve months.',
      'Demand for {product1} remains the best single guide to the sector.',
      'Buyers fall into two groups, and the smaller one decides.',
    ],
    [
      'Of those we asked, {#34-58}% expect to spend more and {#15-28}% less.',
      'Among {customers1}, intentions are stronger than among {customers2}.',
      'Price ranks third among the criteria, behind delivery and service.',
      'What holds buyers back is uncertainty about {driver2}.',
      'Replies from smaller buyers were more cautious than the rest.',
      'The results are close to those of our survey six months ago, which is information in itself.',
      'Spending on {product2} is what would be cut first.',
    ],
  ),
  evenTopic(
    ['Supply', 'Capacity and competition'],
    [
      'For {goods1}, supply matters more than demand at this point of the cycle.',
      'We count {#6-21} projects that add capacity for {goods1} before {later}.',
      'Competition among {peers} is stronger than it was in {past}.',
      'Competition has changed its form rather than its strength.',
    ],
    [
      'New projects add {#2-7}% to the capacity for {goods1}, if all are finished.',
      'History says that a third of new projects is late and a fifth is never built.',
      'Closures take away {#2-4}% of the capacity for {goods1}.',
      'Spending on {asset1} stands at {#5-10}% of sales, near the long-run mean.',
      'Smaller competitors have left the market for {product1}.',
      'Imported {goods1} have {#12-27}% of the market, little changed from last year.',
      'New entrants hold {#2-6}% of the market after {#5-9} years.',
      'Prices have become easier to compare, to the benefit of {customers1}.',
    ],
  ),
  evenTopic(
    ['Earnings', 'Costs and margins'],
    [
      'Margins of the sector peaked in {past} and have since lost {#2-4} points.',
      'The spread between the best and the worst margin is the widest since we began to keep records.',
      'For most companies more than half of the change in profit comes from {cost1}.',
    ],
    [
      'On {cost2} the sector has little influence.',
      'We assume that {#40-65}% of savings are passed on.',
      'Companies with long contracts fare better, {pick2} among them.',
      'Currencies help exporters and hurt their suppliers.',
      'Tax rates converge, which is bad for those who paid least.',
      'A tenth more in {metric2} would add about {#2-6}% to operating profit.',
    ],
  ),
  evenTopic(
    ['Valuation', 'What the market pays'],
    [
      'The sector trades at {#11-17} times earnings for {fy1}.',
      'Measured by price to book value, the sector is {#5-16}% below its ten-year average.',
      'Valuation says little about the next quarter and much about the next five years.',
    ],
    [
      'Relative to the market, the sector trades at a discount of {#6-18}%.',
      'The dividend yield of {#2.6-4.8}% is covered {#1.7-2.4} times.',
      'The gap between the most and the least expensive share has doubled since {past}.',
      'Takeovers in the past two years were paid at {#9-13} times EBITDA.',
      'Our own models give an average upside of {#5-14}%.',
    ],
  ),
  evenTopic(
    ['Our choice of shares', 'Stock selection'],
    [
      'Our first choice is {pick1}, where {metric1} may well beat expectations.',
      'Within the group we prefer {pick1}.',
      'Three names stand out, for different reasons.',
    ],
    [
      '{pick2} is the cheaper alternative, at more risk.',
      'The share that we would avoid is {pick3}.',
      'Investors who want less exposure to {driver1} may look at {pick2}.',
      'We would change our order if {risk1} came closer.',
      'A table of all companies with ratings and target prices is part of our monthly monitor.',
    ],
  ),
]

export const sectorSubtitles: readonly string[] = [
  'Survey results, estimates and our choice of shares',
  'Sector note: {peers} in {region}',
  '{pick1} remains our first choice',
  'Looking beyond {driver1}',
  'Capacity, prices and margins to {fy2}',
  'How we rank {peers} after the {q}',
]

export const sectorSummaries = {
  first: [
    'We have updated our view of {peers} in {region} after talks with {#12-40} companies, buyers and suppliers.',
    'For {peers} in {region} the next year depends on {driver1} and on {cost1}, in that order.',
    'The reporting season for {peers} in {region} has changed our estimates by {#2-5}% on average.',
    'We asked buyers in {region} about their plans for {product1} and {product2}.',
    'We compare {sample} {peers} in {region} on growth, returns and balance sheet.',
  ],
  second: [
    'We prefer {pick1} and {pick2} and would avoid {pick3}.',
    'Our first choice in the sector is {pick1}.',
    'Valuation is no obstacle, and {pick1} offers the best balance.',
    'The main risk to our view is {risk1}.',
    'Estimates for {fy2} are the weak point, less so at {pick1}.',
  ],
} as const
