import { evenTopic, type Topic } from '../topic.ts'

/** The weekly letter on markets. Its name stands in no other document. */
export const lodestarHeadlines: readonly string[] = [
  'the week in which nothing happened, twice',
  'bonds lead, shares listen',
  'a dollar for every mood',
  'earnings season, first impressions',
  'the calm has a price',
  'what the auction told us',
  'central banks disagree in public',
  'one chart against the consensus',
  'small companies, large claims',
  'the long weekend effect',
  'oil, wheat and other politics',
  'credit keeps its counsel',
  'reading the minutes so you need not',
  'a good week for old ideas',
  'when everyone is hedged',
  'the curve makes up its mind',
  'three surprises and a rumour',
  'quarter-end and its tricks',
  'the data were late, the market was not',
  'patience as a position',
  'what we got wrong',
  'a letter from the road',
  'liquidity before opinion',
  'the currency nobody watched',
  'growth scares and their half-life',
]

export const lodestarAbstracts = {
  subtitles: [
    'The weekly letter on markets',
    'Five minutes on the week',
    'Our weekly view of rates, currencies and shares',
  ],
  first: [
    'Government bonds set the pace this week, and {unit} followed.',
    'A week of data from {place} changed less than it seemed to.',
    'We look back at a week in which {commodity} moved more than shares.',
    'Investors found reasons to wait, and waiting was rewarded.',
    'The week belonged to {bank}, though not in the way it intended.',
  ],
  second: [
    'Next week brings inflation figures and {#3-9} auctions.',
    'Our positions are unchanged.',
    'We close one position with a small gain.',
    'The chart of the week concerns {commodity}.',
    "Readers' questions are answered at the end.",
  ],
} as const

export const lodestarTopics: readonly Topic[] = [
  evenTopic(
    ['The week', 'Looking back'],
    [
      'Shares in {region} moved by less than {#2-3}% over the week, bonds by more.',
      'The week began with doubts and ended with different ones.',
      'On {weekday} the mood turned, for no reason that anybody could name afterwards.',
    ],
    [
      'Ten-year yields moved by {#6-19} basis points.',
      'The currency market was quiet but for {unit}.',
      'Volume was {#5-20}% {side} the average.',
      'Speeches by members of {bank} were more numerous than useful.',
      'In {commodity}, the curve flattened.',
    ],
  ),
  evenTopic(
    ['What we learned', 'Data'],
    [
      'Data from {place} were the main event.',
      'Revisions mattered more than first estimates.',
      'Surveys and hard data went separate ways.',
    ],
    [
      'Industry improved by {#2-4} points, services lost as much.',
      'Prices paid by firms rose for the {ordinal} month.',
      'Jobless claims remain low.',
      'Consumers say one thing and do another.',
      'We have changed no forecast.',
    ],
  ),
  evenTopic(
    ['Positions', 'What we hold'],
    [
      'We remain short of duration by {#0.3-0.9} years.',
      'The position in {unit} has reached half of its target.',
      'We hold {#4-7} positions and add none this week.',
    ],
    [
      'The stop on {commodity} was moved up.',
      'Carry brings {#8-21} basis points a month.',
      'Correlation between positions is low.',
      'Losses were small, gains smaller.',
      'An option bought in {past} has finally expired.',
    ],
  ),
  evenTopic(
    ['Next week', 'Looking ahead'],
    ['Next week is short and full.', 'Inflation in {place} is due on {weekday}.', 'All eyes will be on {bank}.'],
    [
      'We expect no surprise, which is when they come.',
      'Auctions of {#9-34} billion will test demand.',
      'Companies in {region} begin to report.',
      'Markets in two countries are closed.',
      'This letter appears as usual on Monday.',
    ],
  ),
]

/** The weekly comparison of share prices with value. Its name stands in no other document. */
export const plumblineHeadlines: readonly string[] = [
  'how far from straight',
  'the cheapest tenth and why',
  'quality at a price',
  'what a fair yield would be',
  'when book value still counts',
  'the margin of safety, measured',
  'multiples and memory',
  'a straight line through crooked earnings',
  'cash against accruals',
  'the price of growth',
  'how cheap is cheap',
  'spreads inside sectors',
  'the expensive side of the street',
  'mean reversion takes its time',
  'dividends as a yardstick',
  'when debt distorts the ratio',
  'what small discounts say',
  'the cost of waiting',
  'fair value in five markets',
  'a rule that still works',
  'where models disagree',
  'ten years of the same question',
  'replacement cost revisited',
]

export const plumblineAbstracts = {
  subtitles: ['Prices against value in {region}', 'Weekly valuation review', 'Fair value for {universe} shares'],
  first: [
    'The median share in {region} trades {#1-9}% {side} our estimate of fair value.',
    'We compare prices and values of {universe} shares in {region}.',
    'The gap between cheap and expensive shares in {region} has widened by {#2-5} points.',
    'Value and price have moved towards each other in {region}, mostly because prices moved.',
  ],
  second: [
    'Among {peers}, {pick1} shows the largest gap.',
    'The table at the end lists all shares by sector.',
    'Our method has not changed.',
    'Cheapness is concentrated in {peers}.',
  ],
} as const

export const plumblineTopics: readonly Topic[] = [
  evenTopic(
    ['This week', 'Results'],
    [
      'The index of valuation for {region} stands at {#88-111}, where 100 is fair.',
      'Little has moved since last week in the aggregate.',
      'Of the shares that we follow, {#41-59}% trade below fair value.',
    ],
    [
      'The cheapest sector is {sectorA}, the most expensive {sectorC}.',
      '{pick1} moved up in the ranking, {pick3} moved down.',
      'Differences within {sectorB} are large.',
      'Dispersion is in the upper third of its history.',
      'Small companies remain {#6-15}% cheaper than large ones.',
    ],
  ),
  evenTopic(
    ['A closer look', 'In focus'],
    [
      'This week we look at {peers}.',
      '{pick2} is an instructive case.',
      'A reader asked why {peers} look cheap on every measure.',
    ],
    [
      'The earnings yield of {peers} is {#6-11}%, that of the market {#4-6}%.',
      'The market pays for stability and not for growth.',
      'Adjusted for {cost1}, the difference shrinks by half.',
      'History suggests a return of {#5-9}% a year from here.',
      'The counter-argument is {risk1}.',
    ],
  ),
  evenTopic(
    ['Method', 'How we measure'],
    [
      'Fair value rests on normal earnings and a required return of {#7-9}%.',
      'Normal earnings are an average over {#7-10} years.',
    ],
    [
      'Banks and insurers are valued on [book value and return|what they earn on equity].',
      '[Net debt is deducted, leases included.|Leases count as debt.|Pension deficits are added to debt.]',
      'The error of a single estimate is {#20-30}%, that of the median much smaller.',
      "Prices are those of [the last close|Wednesday's close|the last trading day].",
    ],
  ),
  evenTopic(
    ['What to do with it', 'Use'],
    ['A gap is a reason to look, not to trade.', 'We use the list as a starting point for research.'],
    [
      'Gaps above {#25-35}% close in about {#20-32} months.',
      '[Combined with revisions the signal improves.|Together with momentum it works better.|The signal gains from a look at revisions.]',
      '[The worst results came from cheap shares with falling estimates.|Cheap shares with falling estimates are best avoided.|It fails most often where estimates are falling.]',
      '[The complete list is available as a file.|Clients can have the whole list.|The file holds all names and their history.]',
    ],
  ),
]
