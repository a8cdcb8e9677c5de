import { evenTopic, type Topic } from '../topic.ts'

/** Titles of sales commentary; the subject is a market or a company. */
export const commentaryTitles = {
  market: [
    '{regionAdj} trading desk: what clients bought, {dayMonth}',
    '{regionTitle}: five things before the open, {dayMonth}',
    '{regionAdj} flows: {peers} in demand, {dayMonth}',
    '{regionTitle}: who sold {peers} this week, {dayMonth}',
    'Notes from the desk, {regionTitle}: {dayMonth}',
    '{regionAdj} wrap, {dayMonth}: shares follow bonds',
    '{regionAdj} wrap, {dayMonth}: a quiet tape with two exceptions',
    '{regionTitle}: questions we heard in {city}, {dayMonth}',
    '{regionAdj} blocks and placings, week to {dayMonth}',
  ],
  company: [
    '{company}: feedback from investors after the roadshow',
    '{company}: what the desk hears, {dayMonth}',
    '{company}: why the share moved on {dayMonth}',
    '{company}: bears and bulls in one room, {dayMonth}',
    '{company}: trading idea ahead of the {nextQ} report',
    '{company}: large holders and what they do, {monthYear}',
    '{company}: the question everyone asks, {dayMonth}',
  ],
} as const

export const commentaryAbstracts = {
  subtitles: ['Sales commentary', 'From the trading desk', 'Flows, ideas and client questions', 'Sales intelligence'],
  first: [
    'Clients were net buyers of {peers} and sellers of the broader market.',
    'The tone was calmer than the headlines, with turnover {#6-18}% below average.',
    'Most questions today concerned {driver1} and how to position for it.',
    'Three large orders explain most of what happened in {peers}.',
    'Long-only investors were active, hedge funds less so.',
  ],
  second: [
    'We sum up flows, feedback and what comes next.',
    'Our desk sees value in {pick1}.',
    'The calendar for the next days follows at the end.',
    'Ideas are those of the desk and not of the research department.',
  ],
} as const

export const commentaryTopics: readonly Topic[] = [
  evenTopic(
    ['Flows', 'What clients did'],
    [
      'Turnover in {region} was {#6-22}% {side} its twenty-day average.',
      'We were {#52-68}% better to buy, with most of the interest in {peers}.',
      'Domestic institutions bought, foreign ones sold.',
    ],
    [
      'The largest single order was in {pick1} and took most of the day.',
      'In {pick2} there was more talk than trade.',
      'Hedge funds covered shorts in {peers}.',
      'Index funds were not a factor.',
      'The closing auction made up {#19-31}% of the volume.',
    ],
  ),
  evenTopic(
    ['Questions', 'What we were asked'],
    [
      'The question of the week concerns {driver1} and its meaning for {peers}.',
      'Four clients asked independently about {pick1}.',
      'Investors want to know who is on the other side.',
    ],
    [
      'Our analysts answer in a note that appears tomorrow.',
      'The short answer is to look at {metric1} instead.',
      'Those who own the share are relaxed, those who do not are curious.',
      'Nobody asked about the economy, which is rare.',
      'A call with the analyst can be arranged at short notice.',
    ],
  ),
  evenTopic(
    ['Ideas', 'Trading ideas'],
    [
      'We would own {pick1} into the next report.',
      'A pair of {pick1} against {pick2} looks attractive after the recent move.',
      'Options on {pick1} imply a move of {#4-8}%, which seems low.',
    ],
    [
      'The entry is a matter of patience, the stop {#3-6}% away.',
      'Borrow is available and cheap.',
      'The spread is {#1.4-2.6} standard deviations from its mean.',
      'Liquidity allows {#2-7} million euros without moving the price.',
      'The idea expires with the report.',
    ],
  ),
  evenTopic(
    ['Calendar', 'What comes next'],
    [
      'The next days bring {#3-9} reports from companies in our coverage.',
      'Two placings are rumoured for the coming week.',
    ],
    [
      '{company} speaks at our conference in {city}.',
      'Inflation data are due on {weekday}.',
      'Two markets close early before the holiday.',
      'The expiry of options falls on the third Friday.',
      'Index changes will be announced after the close.',
    ],
  ),
]

/** Notes taken at events. */
export const eventNoteTitles: readonly string[] = [
  '{company}: notes from our management roadshow in {city}',
  '{company}: what we heard at the capital markets day',
  '{company}: site visit in {place}, impressions and figures',
  '{company} at our {sector} conference: key points',
  '{company}: dinner with the finance chief, the main answers',
  '{company}: expert call on {driver1}, summary',
  '{company}: webinar on {metric1}, questions and answers',
]

export const eventNoteAbstracts = {
  subtitles: [
    'Event note',
    'Summary for those who could not attend',
    'Key points, questions and answers',
    'What was new and what was not',
  ],
  first: [
    'Management of {co} met {#8-34} investors in {city}; the discussion turned on {driver1}.',
    'The visit gave us a better understanding of {metric1} and of what limits it.',
    'Most questions concerned {cost1}, and the answers were more open than usual.',
    'The tone was confident on {product1} and careful on {product2}.',
  ],
  second: [
    'Nothing that was said changes our estimates.',
    'A replay is available to participants.',
    'Our rating and target price are unchanged.',
    'We list the questions that remained open.',
  ],
} as const

export const eventNoteTopics: readonly Topic[] = [
  evenTopic(
    ['Key points', 'What was said'],
    [
      'Management was more specific on {metric1} than at previous meetings.',
      'The presentation brought little news, the answers did.',
      'Three points stood out from a discussion of {#50-95} minutes.',
    ],
    [
      'On {driver1} the company sees no change in trend.',
      'The programme to lower {cost1} was said to be ahead of schedule.',
      'Spending on {asset1} will be lower than consensus assumes.',
      'Talks with {customers1} are described as constructive.',
      'The order of priorities is growth, then dividend, then buy-back.',
    ],
  ),
  evenTopic(
    ['Questions and answers', 'From the discussion'],
    [
      'Investors asked about {risk1} in several ways.',
      'The first question went to {cost1}.',
      'About half of the time was spent on {product1}.',
    ],
    [
      'The reply was that contracts protect {#55-80}% of the exposure.',
      'On acquisitions the answer was shorter: only small ones, only nearby.',
      'Asked about {rival1}, the finance chief pointed to service rather than price.',
      'A question on pay remained unanswered.',
      'The target for {fy2} was repeated without conditions.',
    ],
  ),
  evenTopic(
    ['Impressions', 'Our impression'],
    [
      'The management team appears settled.',
      'What we saw on site supports our estimates.',
      'Confidence was visible, promises were few.',
    ],
    [
      'Staff on site answered questions without looking at their superiors.',
      'Stocks of {goods1} were lower than we expected.',
      'Capacity is sufficient until {soon}.',
      'Our rating remains {rating}.',
      'Further meetings are planned in {soonMonth}.',
    ],
  ),
]
