import { evenTopic, type Headlines, type Topic } from '../topic.ts'

/** What we write about: as a title, as it stands in a sentence, in what it is traded, which companies feel it. */
export const commodities: readonly { title: string; noun: string; unit: string; subSector: string }[] = [
  { title: 'Copper', noun: 'copper', unit: 'tonne', subSector: 'Metals & Mining' },
  { title: 'Aluminium', noun: 'aluminium', unit: 'tonne', subSector: 'Metals & Mining' },
  { title: 'Zinc', noun: 'zinc', unit: 'tonne', subSector: 'Metals & Mining' },
  { title: 'Nickel', noun: 'nickel', unit: 'tonne', subSector: 'Metals & Mining' },
  { title: 'Iron ore', noun: 'iron ore', unit: 'tonne', subSector: 'Metals & Mining' },
  { title: 'Lithium', noun: 'lithium', unit: 'tonne', subSector: 'Metals & Mining' },
  { title: 'Gold', noun: 'gold', unit: 'ounce', subSector: 'Metals & Mining' },
  { title: 'Silver', noun: 'silver', unit: 'ounce', subSector: 'Metals & Mining' },
  { title: 'Crude oil', noun: 'crude oil', unit: 'barrel', subSector: 'Oil & Gas Producers' },
  { title: 'Natural gas', noun: 'natural gas', unit: 'megawatt-hour', subSector: 'Oil & Gas Producers' },
  { title: 'Power', noun: 'electricity', unit: 'megawatt-hour', subSector: 'Power & Grids' },
  { title: 'Carbon', noun: 'carbon allowances', unit: 'tonne', subSector: 'Power & Grids' },
  { title: 'Wheat', noun: 'wheat', unit: 'bushel', subSector: 'Food & Beverages' },
  { title: 'Maize', noun: 'maize', unit: 'bushel', subSector: 'Food & Beverages' },
  { title: 'Cocoa', noun: 'cocoa', unit: 'tonne', subSector: 'Food & Beverages' },
  { title: 'Coffee', noun: 'coffee', unit: 'pound', subSector: 'Food & Beverages' },
]

export const commodityHeadlines: Headlines = {
  good: [
    'the deficit nobody modelled',
    'stocks are lower than they look',
    'supply needs a higher price',
    'the curve is tight for a reason',
    'buyers return to the physical market',
    'projects late, demand early',
    'the floor has moved up',
  ],
  bad: [
    'supply beats stories',
    'the warehouse fills',
    'demand goes on holiday',
    'a rally on borrowed tonnes',
    'the marginal producer gets cheaper',
    'too early for a bottom',
    'the premium fades',
  ],
  neutral: [
    'the balance, line by line',
    'what the curve says',
    'seasonal, not structural',
    'visible and invisible stocks',
    'flows between regions',
    'cost curves updated',
    'a market in two halves',
  ],
}

export const commodityTopics: readonly Topic[] = [
  {
    headings: ['Our view', 'Price forecast'],
    good: {
      opening: [
        'We raise our price forecast for {commodity} by {#3-9}%.',
        'The market for {commodity} is tighter than spot prices suggest.',
      ],
      rest: [
        'Visible stocks have fallen for {#5-10} weeks.',
        'Nearby contracts trade {#1-4}% above later ones.',
        'Disruptions have taken away {#1-3}% of planned supply.',
        'Prices must rise further before demand reacts.',
      ],
    },
    bad: {
      opening: [
        'We lower our price forecast for {commodity} by {#4-11}%.',
        'The market for {commodity} has more supply than it can use.',
      ],
      rest: [
        'Visible stocks have risen for {#5-10} weeks.',
        'Nearby contracts trade {#1-3}% below later ones.',
        'No producer has announced a cut worth the name.',
        'Financial buyers hold a position that the physical market does not support.',
      ],
    },
    neutral: {
      opening: [
        'We leave our price forecast for {commodity} unchanged.',
        'The market for {commodity} is close to balance.',
      ],
      rest: [
        'Stocks are within {#2-5}% of the seasonal norm.',
        'The curve is flat.',
        'Supply and demand both grow by {#1-3}%.',
        'The range of the past {#4-8} months should hold.',
      ],
    },
  },
  evenTopic(
    ['Supply', 'Production'],
    [
      'Production of {commodity} grows by {#1-4}% this year on our count.',
      'We track {#24-90} producers and their guidance.',
      'Supply from {region} decides the balance.',
    ],
    [
      'New capacity comes from {#2-5} projects, two of which are late.',
      'Disruptions run at {#3-6}% of planned output, a normal rate.',
      'Costs at the upper end of the curve have moved by {#2-6}%.',
      'Export rules in two countries remain unclear.',
      'Recycling or substitution adds {#0.5-1.5}%.',
    ],
  ),
  evenTopic(
    ['Demand', 'Consumption'],
    [
      'Demand for {commodity} is set to grow by {#0.8-3.2}%.',
      'Consumers have lived from stocks for {#2-4} months.',
      'Asia accounts for more than half of the demand that we measure.',
    ],
    [
      'Construction is weak, power and transport make up for it.',
      'Efficiency gains take {#0.5-1.2}% a year.',
      'Import data for {month} were {#2-8}% above a year ago.',
      'Substitution starts at a price about {#15-25}% higher.',
      'Buyers describe their order books as short and their stocks as low.',
    ],
  ),
  evenTopic(
    ['Positions and prices', 'Market structure'],
    [
      'Funds hold {#8-22}% of open contracts on the long side.',
      'The price has moved by {#6-14}% in three months.',
      'Options imply a move of {#7-12}% over a quarter.',
    ],
    [
      'Producers have hedged {#18-35}% of next year.',
      'Regional premiums differ by more than freight.',
      'The shape of the curve rewards holders of stock by {#0.2-0.6}% a month.',
      'Turnover is concentrated in the first {#3-5} contracts.',
    ],
  ),
  evenTopic(
    ['Shares and currencies', 'What it means for companies'],
    [
      'Among listed companies, {pick1} is the most sensitive to {commodity}.',
      'A change of one tenth in the price moves sector earnings by {#6-16}%.',
    ],
    [
      'Consumers of the material gain with a lag of one or two quarters.',
      'Exporting countries see their currencies follow at half speed.',
      'Hedged producers will not feel it before {nextYear}.',
      'Shares have moved by more than the price itself.',
    ],
  ),
]

export const commodityAbstracts = {
  subtitles: [
    'Balance, costs and price forecasts',
    'Commodity research: {commodity}',
    'Supply and demand to {soon}',
    'Stocks, curve and positions',
  ],
  first: [
    'We update our balance for {commodity} with data for {month}.',
    'Supply of {commodity} in {region} is the question that decides the year.',
    'A look at stocks, curve and positions in {commodity}.',
    'We have visited producers of {commodity} and compare notes with their guidance.',
  ],
  second: [
    'Price forecasts are given by quarter.',
    'Our forecast differs from the forward curve by {#3-9}%.',
    'We name the companies with the highest sensitivity.',
    'Upside and downside cases are set out.',
  ],
} as const
