import { evenTopic, type Headlines, type Topic } from '../topic.ts'

export const strategyHeadlines: Headlines = {
  good: [
    'more risk, in fewer places',
    'earnings lead, multiples follow',
    'the wall of worry is a staircase',
    'small companies join in',
    'value with a catalyst',
    'what breadth tells us',
    'the cash pile is moving',
  ],
  bad: [
    'less risk, before it is fashionable',
    'multiples cannot do it alone',
    'a rally in need of earnings',
    'the comfort of the crowd',
    'hedge while it is cheap',
    'quality at last',
    'when good news is bad news',
  ],
  neutral: [
    'the balance of evidence',
    'ten charts before lunch',
    'rotation instead of direction',
    'what investors asked us',
    'the middle of the road is wide',
    'styles, factors and habits',
    'a quarter in review',
    'questions from the road',
  ],
}

export const strategyTopics: readonly Topic[] = [
  {
    headings: ['The view', 'Summary'],
    good: {
      opening: [
        'We add to shares and fund it from cash.',
        'Our indicators for {region} have moved into positive territory.',
        'The case for risk in {region} has broadened.',
      ],
      rest: [
        'Earnings revisions are positive for the first time in {#4-8} months.',
        'Breadth has improved: {#58-71}% of shares trade above their average.',
        'Investors hold {#4-6}% in cash, more than usual.',
        'We prefer cyclical sectors with low debt.',
      ],
    },
    bad: {
      opening: [
        'We reduce shares and hold the proceeds in short bonds.',
        'Our indicators for {region} have slipped below their threshold.',
        'Prices in {region} ask for more than earnings can give.',
      ],
      rest: [
        'Earnings revisions have been negative for {#2-5} months.',
        'Breadth has narrowed to {#31-44}% of shares.',
        'Volatility of {#11-14}% makes protection affordable.',
        'We prefer companies with pricing power and no refinancing.',
      ],
    },
    neutral: {
      opening: [
        'We stay close to our benchmark and look for relative value.',
        'Our indicators for {region} give no clear direction.',
        'This is a market for rotation.',
      ],
      rest: [
        'Revisions are flat, and so are multiples.',
        'Leadership has changed {#3-5} times since January.',
        'Correlations have fallen to {#0.2-0.4}, which helps selection.',
        'We rebalance within sectors rather than between asset classes.',
      ],
    },
  },
  evenTopic(
    ['Valuation', 'What is in the price'],
    [
      'Shares in {region} trade at {#11-19} times expected earnings.',
      'Measured by our fair-value model, the market is within {#2-7}% of its fair level.',
      'The earnings yield exceeds the bond yield by {#1.2-3.8} points.',
    ],
    [
      'The median share is {#5-13}% cheaper than the index.',
      'Small companies trade at a discount of {#9-21}%, the largest since {past}.',
      'Price to book explains little this year, cash flow yield a good deal.',
      'We assume earnings growth of {#4-9}% in {nextYear}.',
      'Buy-backs add {#1-3}% to the dividend yield of {#2.1-3.9}%.',
    ],
  ),
  evenTopic(
    ['Flows and positions', 'What investors do'],
    [
      'Funds invested in {region} took in money in {#5-8} of the past ten weeks.',
      'Positions are lighter than the mood.',
      'Our survey of {#70-180} investors shows more doubt than fear.',
    ],
    [
      'Trend followers would have to buy above a level {#2-4}% away.',
      'Options dealers amplify moves near the monthly expiry.',
      'Private investors have bought every dip of more than {#4-6}%.',
      'The share of passive money has reached {#34-48}%.',
      'Pension funds rebalance at the end of the quarter.',
    ],
  ),
  evenTopic(
    ['Sectors', 'Where to be'],
    [
      'We prefer {sectorA} and {sectorB} and hold less of {sectorC}.',
      'Sector differences explain {#40-60}% of returns this year.',
    ],
    [
      'Momentum supports {sectorA}, valuation supports {sectorB}.',
      'Revisions are worst in {sectorC}.',
      'Our preferred single shares include {pick1} and {pick2}.',
      'Defensive sectors have become expensive.',
      'We would wait for {sectorC} until estimates have been cut.',
    ],
  ),
  evenTopic(
    ['Portfolio', 'Changes'],
    [
      'We make two changes to the model portfolio.',
      'The model portfolio is {#0.4-2.6}% ahead of its benchmark this year.',
    ],
    [
      'We take {#1-3}% from {sectorC} and add it to {sectorA}.',
      'Duration stays at {#4.8-6.6} years.',
      'Gold remains at {#3-5}%, as insurance.',
      'Currency exposure is hedged to {#40-70}%.',
      'The next review is in {soonMonth}.',
    ],
  ),
  evenTopic(
    ['Risks', 'What could go wrong'],
    [
      'The main risk is that earnings do not follow.',
      'A rise in real yields of {#40-60} basis points would change our mind.',
    ],
    [
      'Concentration is high: ten shares make up {#18-34}% of the index.',
      'Politics may interrupt, though seldom for long.',
      'Liquidity is better than in {past}, and worse than it looks.',
      'Our indicators have been wrong about once in four times.',
    ],
  ),
]

export const strategyAbstracts = {
  subtitles: [
    'Asset allocation and model portfolio',
    'Strategy: {region}',
    'Positions, valuation and our preferred sectors',
    'What we change and why',
  ],
  first: [
    'We review our allocation for {region} after a month of conflicting signals.',
    'Earnings, valuation and positions in {region} and what we make of them.',
    'Clients asked us about {sectorA}, {sectorC} and little else; here are our answers.',
    'Our indicators have moved, and we follow them in the model portfolio.',
  ],
  second: [
    'We prefer {sectorA} and {sectorB} to {sectorC}.',
    'The model portfolio changes in two places.',
    'Selection matters more than direction.',
    'A list of shares for each view is attached.',
  ],
} as const
