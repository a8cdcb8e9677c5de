import { evenTopic, type Headlines, type Topic } from '../topic.ts'

/** Pairs that we write about: the pair, how a sentence names the quoted unit, the country of the text. */
export const pairs: readonly { pair: string; unit: string; country: string }[] = [
  { pair: 'EUR/USD', unit: 'the dollar', country: 'US' },
  { pair: 'USD/JPY', unit: 'the yen', country: 'JP' },
  { pair: 'GBP/USD', unit: 'sterling', country: 'GB' },
  { pair: 'EUR/CHF', unit: 'the Swiss franc', country: 'CH' },
  { pair: 'EUR/SEK', unit: 'the Swedish krona', country: 'SE' },
  { pair: 'EUR/NOK', unit: 'the Norwegian krone', country: 'NO' },
  { pair: 'EUR/PLN', unit: 'the zloty', country: 'PL' },
  { pair: 'EUR/CZK', unit: 'the Czech koruna', country: 'CZ' },
  { pair: 'USD/TRY', unit: 'the lira', country: 'TR' },
  { pair: 'USD/ZAR', unit: 'the rand', country: 'ZA' },
  { pair: 'USD/CNY', unit: 'the yuan', country: 'CN' },
  { pair: 'USD/KRW', unit: 'the won', country: 'KR' },
  { pair: 'USD/TWD', unit: 'the Taiwan dollar', country: 'TW' },
  { pair: 'USD/INR', unit: 'the rupee', country: 'IN' },
  { pair: 'USD/IDR', unit: 'the rupiah', country: 'ID' },
  { pair: 'USD/SGD', unit: 'the Singapore dollar', country: 'SG' },
  { pair: 'AUD/USD', unit: 'the Australian dollar', country: 'AU' },
  { pair: 'USD/CAD', unit: 'the Canadian dollar', country: 'CA' },
  { pair: 'USD/MXN', unit: 'the Mexican peso', country: 'MX' },
  { pair: 'USD/BRL', unit: 'the real', country: 'BR' },
]

export const currencyHeadlines: Headlines = {
  good: [
    'the rate gap turns in its favour',
    'cheap, and now with a reason',
    'exporters have stopped hedging',
    'flows follow yields',
    'a bank that means it',
    'the discount has become too large',
    'stronger for the right reasons',
  ],
  bad: [
    'the carry is not worth it',
    'reserves have a limit',
    'politics before yields',
    'the weak side of the rate gap',
    'hedgers wait for a better level',
    'fair value moves away',
    'words are not a floor',
  ],
  neutral: [
    'a range with soft edges',
    'what options say',
    'hedging costs compared',
    'positions, flows and fair value',
    'the quiet before the meeting',
    'seasonal patterns revisited',
    'technical levels for the month',
  ],
}

export const currencyTopics: readonly Topic[] = [
  {
    headings: ['Our view', 'Forecast'],
    good: {
      opening: [
        'We expect {unit} to gain {#3-7}% over twelve months.',
        'The case for {unit} has improved since {bank} last met.',
      ],
      rest: [
        'The rate gap has moved by {#25-60} basis points in its favour.',
        'On our fair-value model it is {#6-14}% too cheap.',
        'Speculative positions are short and will have to be closed.',
        'The forward curve asks for less than half of that.',
      ],
    },
    bad: {
      opening: [
        'We expect {unit} to lose {#3-8}% over twelve months.',
        'The case against {unit} is not new, but it has become stronger.',
      ],
      rest: [
        'The rate gap has moved by {#20-55} basis points against it.',
        'Real yields are lower than in {#5-8} of ten comparable markets.',
        'Speculative positions are long, which leaves few buyers.',
        'Forwards do not yet reflect it.',
      ],
    },
    neutral: {
      opening: [
        'We expect {pair} to stay within its range of the past {#3-6} months.',
        'Nothing in recent data argues for a break-out of {pair}.',
      ],
      rest: [
        'Implied volatility of {#5.4-9.2}% is close to what is delivered.',
        'Fair value is within {#1-3}% of the market.',
        'Positions have been closed on both sides.',
        'We would trade the edges of the range.',
      ],
    },
  },
  evenTopic(
    ['Drivers', 'What moves the pair'],
    [
      'Three factors explain {#64-82}% of the weekly moves in {pair}.',
      'Monetary policy remains the main driver of {unit}.',
      'Flows matter more than forecasts in the short run.',
    ],
    [
      'Terms of trade have improved by {#1-3}% since {past}.',
      'Portfolio flows were positive in {#4-7} of the past ten weeks.',
      'The correlation with shares has risen to {#0.3-0.6}.',
      'Corporate demand picks up at the end of the quarter.',
      'Central bank reserves cover {#5-9} months of imports.',
    ],
  ),
  evenTopic(
    ['Hedging', 'For companies and investors'],
    [
      'Importers should cover {#50-70}% of the next six months.',
      'The cost of hedging is {#0.6-3.4}% a year at present.',
      'Investors with foreign bonds should hedge, those with shares need not.',
    ],
    [
      'Forwards are the cheaper tool, options the more patient one.',
      'A collar around the present rate costs nothing at the start.',
      'Exporters can wait for a level {#1-3}% away.',
      'We would renew hedges each month rather than once a year.',
    ],
  ),
  evenTopic(
    ['Risks', 'What could go wrong'],
    ['Intervention cannot be ruled out.', 'A change in risk appetite would overrule all of this.'],
    [
      'The next meeting of {bank} is in {soonMonth}.',
      'Thin markets exaggerate moves around holidays.',
      'Data revisions have gone against us twice this year.',
      'An election would add {#2-3} points of volatility.',
    ],
  ),
]

export const currencyAbstracts = {
  subtitles: [
    'Forecasts for three, six and twelve months',
    'Fair value, flows and positions',
    'Hedging advice for companies and investors',
    'Currency research: {place}',
  ],
  first: [
    'We review our forecast for {pair} after the latest decision of {bank}.',
    'Rate gaps, flows and valuation of {unit} at a glance.',
    'What {pair} needs in order to leave its range.',
    'Our model for {unit} has been estimated anew with data to {month}.',
  ],
  second: [
    'We add advice on hedging for the coming quarter.',
    'Options give a better price for the view than forwards.',
    'The risk lies in thin markets.',
    'Our forecasts stand against the forward curve.',
  ],
} as const
