import { evenTopic, type Topic } from '../topic.ts'

/** Titles of monthly data and of screens; the month makes them unique. */
export const monitorTitles: readonly string[] = [
  '{regionAdj} {sub} monitor: {monthYear}',
  '{regionAdj} price tracker, {sub}: {monthYear}',
  '{regionAdj} {sub} survey of buyers: {monthYear}',
  '{regionAdj} earnings revisions, {sub}: {monthYear}',
  '{regionAdj} {sub} dashboard: {monthYear}',
]

export const screenTitles: readonly string[] = [
  '{regionAdj} screen: quality at a fair price, {sub}, {monthYear}',
  '{regionAdj} screen: free cash flow yield, {sub}, {monthYear}',
  '{regionAdj} screen: earnings momentum, {sub}, {monthYear}',
  '{regionAdj} screen: balance-sheet strength, {sub}, {monthYear}',
  '{regionAdj} screen: short interest and crowding, {sub}, {monthYear}',
  '{regionAdj} screen: dividend cover, {sub}, {monthYear}',
]

export const monitorAbstracts = {
  subtitles: [
    'Monthly data in tables and charts',
    'Prices, volumes and revisions',
    'Data set with {#40-220} series',
    'Updated on the third working day',
  ],
  first: [
    'Our monitor for {peers} in {region} shows {metric1} {direction} in {monthYear}.',
    'Of {#14-42} indicators for {peers} in {region}, {#5-13} improved in {monthYear}.',
    'Prices tracked for {product1} moved by {#1-5}% over the month.',
    'Revisions for {peers} in {region} were {direction} in {monthYear}.',
  ],
  second: [
    'The full series are in the attached file.',
    'History goes back to {past}.',
    'Definitions stand on the last page.',
    'Figures for the month before have been revised slightly.',
  ],
} as const

export const screenAbstracts = {
  subtitles: [
    'Quantitative screen, {universe} companies',
    'Ranking, method and changes',
    'New entries and exits',
    'Factor scores and portfolio characteristics',
  ],
  first: [
    'The screen covers {universe} companies in {region} and ranks them by {#4-7} criteria.',
    'Turnover was {#8-19}% this month; {pick1} is new among the first ten.',
    'The first tenth of the ranking has beaten the last by {#3-9} points over twelve months.',
    'We have run the screen with prices of the last trading day in {monthYear}.',
  ],
  second: [
    'The ranking is free of opinion and should be read that way.',
    'Method and limits are described on the last page.',
    'The list is attached as a file.',
    'Among {peers}, {pick2} ranks best.',
  ],
} as const

export const monitorTopics: readonly Topic[] = [
  evenTopic(
    ['Main results', 'In brief'],
    [
      'The overall indicator stands at {#44-57} points, after {#43-58} in the month before.',
      'The month brought little change in the headline and much beneath it.',
      'The picture for {peers} in {region} has become clearer.',
    ],
    [
      'The best component was {metric1}.',
      'Weakest was {metric2}, for the {ordinal} month.',
      'The share of improving series rose to {#38-61}%.',
      '[Seasonal adjustment matters in this month.|Without seasonal adjustment the picture would be brighter.|The season explains part of the move.]',
      'Compared with a year ago, {#9-23} series are higher.',
    ],
  ),
  evenTopic(
    ['Prices', 'Price series'],
    [
      'List prices for {product1} rose by {#1-4}% over the year.',
      'We collect {#300-900} prices each month.',
      'Prices for {product2} were stable.',
    ],
    [
      'Discounts average {#5-14}%.',
      'Differences between countries have [narrowed|widened a little|hardly changed|become smaller].',
      'New products carry prices {#3-8}% above those they replace.',
      'The effect of {cost1} can be seen with a delay of {#2-4} months.',
    ],
  ),
  evenTopic(
    ['Volumes', 'Volume series'],
    [
      'Volumes were {#1-5}% {side} the level of a year ago.',
      'Web traffic and card data tell the same story this month.',
      'Deliveries to {buyers1} improved for the {ordinal} time in a row.',
    ],
    [
      'Working-day effects add about {#0.5-1.5} points.',
      'Inventories at {buyers2} are close to normal.',
      'The lead over official statistics is {#3-6} weeks.',
      '[Regional differences are large.|Differences between regions have grown.|Not all regions share the trend.]',
    ],
  ),
  evenTopic(
    ['Revisions', 'Estimates'],
    [
      'Consensus for {fy1} moved by {#1-3}% over the month.',
      'Of {#60-180} changes to estimates, {#42-58}% were upward.',
    ],
    [
      'Changes were largest for {pick1}.',
      'For {fy2} the direction was the same, the size smaller.',
      'Dispersion between brokers has [narrowed|widened|fallen to its average|hardly changed].',
      '[Target prices follow with the usual delay.|Target prices have hardly moved so far.|Changes to target prices were fewer.]',
    ],
  ),
  evenTopic(
    ['Method', 'About the data'],
    [
      'The sample has been unchanged since {past}.',
      'Series are collected between the twentieth and the last day of the month.',
    ],
    [
      '[Outliers beyond three deviations are checked by hand.|Extreme values are verified with the source.|We drop values that cannot be confirmed.]',
      '[Weights are revised each January.|Weights follow sales of the previous year.|All series carry the same weight.]',
      '[Clients can receive the data as a file or through an interface.|The data can be had as a file.|A file with all series is attached.]',
      '[Corrections are listed in the appendix.|Revised figures are marked.|The appendix lists what was corrected.]',
    ],
  ),
]

export const screenTopics: readonly Topic[] = [
  evenTopic(
    ['Ranking', 'Results'],
    [
      '{pick1} leads the ranking among {peers}, followed by {pick2}.',
      'The first ten names change little, the next thirty a good deal.',
      'Scores have moved closer together.',
    ],
    [
      'The weakest score among {peers} belongs to {pick3}.',
      'Entries outnumber exits by {#4-9} to three.',
      'No country makes up more than {#18-29}% of the list.',
      'Average market value is {#2-19} billion euros.',
      'The yield of the list is {#2.2-4.4}%.',
    ],
  ),
  evenTopic(
    ['Performance', 'Track record'],
    [
      'Since {past} the first tenth has gained {#6-13}% a year, the last tenth {#1-4}%.',
      'The past year was {#3-8} points better than the market.',
    ],
    [
      'The worst twelve months were {#9-17} points behind.',
      'Costs of trading are deducted at {#15-35} basis points.',
      '[Most of the result comes from avoiding the lowest scores.|Avoiding the worst matters more than owning the best.|The short side contributed more than half.]',
      '[Performance is strongest in small companies.|Small companies account for most of the gain.|In large companies the effect is half as strong.]',
    ],
  ),
  evenTopic(
    ['Criteria', 'How it works'],
    [
      'The screen combines {#4-7} criteria with equal weights.',
      'Each criterion is ranked within its sector.',
      'Only companies with a daily turnover above one million euros are included.',
    ],
    [
      'Accounting data are lagged by {#60-90} days.',
      'Financial companies are ranked apart.',
      'A company leaves the list when its score falls below {#55-70}.',
      'Momentum is measured over {#6-12} months without the last one.',
    ],
  ),
  evenTopic(
    ['Characteristics', 'Portfolio'],
    [
      'The list has {#38-60} members and a tracking error of {#4-7}%.',
      'Sector weights are kept within three points of the index.',
    ],
    [
      'Its price-earnings ratio of {#10-15} is {#2-4} turns below the market.',
      'Return on capital averages {#14-22}%.',
      '[Debt is lower than in the index.|Leverage is below that of the index.|Companies on the list owe less than the average.]',
      'The largest common factor is exposure to {driver1}.',
    ],
  ),
]
