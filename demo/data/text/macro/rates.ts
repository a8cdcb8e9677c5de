import { evenTopic, type Headlines, type Topic } from '../topic.ts'

/** Headlines behind "Polish government bonds" and the like. */
export const ratesHeadlines: Headlines = {
  good: [
    'the long end is worth having',
    'carry first, capital gains later',
    'a better entry than in {past}',
    'buyers at every auction',
    'real yields finally pay',
    'the belly leads',
  ],
  bad: [
    'term premium is not a myth',
    'too much paper',
    'the curve has further to steepen',
    'stay short',
    'auctions tell the truth',
    'yields have not peaked',
  ],
  neutral: [
    'relative value across the curve',
    'supply calendar and what it means',
    'a case for the middle',
    'range trading with a plan',
    'swap spreads explained',
    'what foreign holders do',
  ],
}

/** Headlines behind "Nordic credit" and the like. */
export const creditHeadlines: Headlines = {
  good: [
    'spreads pay for patience',
    'up in quality is not the answer',
    'rising stars outnumber fallen angels',
    'the bid comes from insurers',
    'short maturities look safe',
    'banks before companies',
  ],
  bad: [
    'covenants thin, spreads thinner',
    'the maturity wall, brick by brick',
    'too little for too much risk',
    'recoveries fall first',
    'fallen angels ahead',
    'what private lenders do not show',
  ],
  neutral: [
    'issue by issue',
    'the primary market in figures',
    'hybrids after the call',
    'new rules, old issuers',
    'sector rotation in credit',
    'default rates in perspective',
  ],
}

export const ratesTopics: readonly Topic[] = [
  {
    headings: ['Our view', 'Summary'],
    good: {
      opening: [
        'We like {subject} at these levels.',
        'The ten-year yield of {yield} in {place} compensates for the risks that we can name.',
      ],
      rest: [
        'The carry over three months is {#15-38} basis points.',
        'Auctions in {month} were covered {#1.9-2.8} times.',
        'Foreign holdings have risen by {#2-5}% since the start of the year.',
        'Our fair value stands {#15-35} basis points lower.',
      ],
    },
    bad: {
      opening: [
        'We would reduce {subject} into strength.',
        'The ten-year yield of {yield} in {place} does not compensate for supply.',
      ],
      rest: [
        'Net issuance rises by {#14-29}% this year.',
        'Auctions in {month} needed a concession of {#3-7} basis points.',
        'Domestic banks, the buyers of last year, are full.',
        'Our fair value stands {#20-45} basis points higher.',
      ],
    },
    neutral: {
      opening: [
        '{subject} offer fair value, and we look for opportunities between maturities.',
        'At {yield}, the ten-year yield in {place} is close to our fair value.',
      ],
      rest: [
        'The slope between two and ten years is {#35-90} basis points.',
        'Auctions in {month} went as planned.',
        'Volatility has fallen to {#80-105} points.',
        'Positions are light on both sides.',
      ],
    },
  },
  evenTopic(
    ['Supply and demand', 'Who buys'],
    [
      'Supply is known, demand has to be guessed.',
      'Redemptions of {#8-26} billion fall into the next quarter.',
      'Pension funds remain the natural buyers of long maturities.',
    ],
    [
      'The debt office has shifted issuance towards short maturities.',
      'Insurers need duration of {#9-13} years and have about eight.',
      'Retail investors bought {#4-11}% of the last issue.',
      'Central bank holdings shrink by {#1-3}% of the market each quarter.',
      'Indices will add the bond at the end of the month.',
    ],
  ),
  evenTopic(
    ['The trade', 'How to position'],
    [
      'We suggest buying {#5-7} years against {#2-3} and {#10-15}.',
      'Our preferred position is a steepener between five and thirty years.',
      'We would own the ten-year bond against swaps.',
    ],
    [
      'The entry level is {#18-42} basis points, the target {#5-14} lower.',
      'We would close the position after a loss of {#6-10} basis points.',
      'Carry and roll are positive, if small.',
      'Liquidity is good up to {#25-60} million in a ticket.',
      'The position is not correlated with our others.',
    ],
  ),
  evenTopic(
    ['Risks', 'What could go wrong'],
    ['The main risk is a surprise at the next policy meeting.', 'A sale by foreign holders would hurt most.'],
    [
      'Liquidity dries up before holidays.',
      'A change of rating outlook is possible in {soonMonth}.',
      'Fiscal news tends to come after the close.',
      'A correlation with shares above zero makes hedging expensive.',
    ],
  ),
]

export const creditTopics: readonly Topic[] = [
  {
    headings: ['Our view', 'Summary'],
    good: {
      opening: [
        '{subject} pays enough for what can be foreseen.',
        'Fundamentals of {subject} are better than spreads suggest.',
      ],
      rest: [
        'The average spread of {#105-165} basis points covers {#2-3} times the expected loss.',
        'Interest cover has stabilised at {#5.2-7.4} times.',
        'Upgrades have exceeded downgrades for {#2-4} quarters.',
        'Funds have reported inflows for {#9-19} weeks.',
      ],
    },
    bad: {
      opening: [
        '{subject} pays too little for what can be foreseen.',
        'Fundamentals of {subject} have slipped while spreads have not.',
      ],
      rest: [
        'The average spread of {#72-98} basis points is in the lowest tenth of its history.',
        'Interest cover has fallen to {#3.4-4.8} times.',
        'Downgrades have exceeded upgrades for {#2-4} quarters.',
        'Documentation has become weaker with each new issue.',
      ],
    },
    neutral: {
      opening: ['{subject} is a market for selection at present.', 'We are neutral on {subject} and active within it.'],
      rest: [
        'The average spread is {#98-125} basis points, close to the median.',
        'Dispersion between issuers has widened by {#10-20}%.',
        'Leverage is flat at {#2.6-3.3} times.',
        'New issues came with a premium of {#2-6} basis points.',
      ],
    },
  },
  evenTopic(
    ['Primary market', 'New issues'],
    [
      'New issues reached {#9-31} billion in {month}.',
      'The primary market sets the tone.',
      'Books were covered {#2.4-4.1} times on average.',
    ],
    [
      'Utilities and banks made up more than half.',
      'First-time issuers paid {#10-25} basis points more than established ones.',
      'Green formats no longer bring a lower coupon.',
      'About {#12-25}% of supply refinances loans.',
      'Allocation favoured domestic accounts.',
    ],
  ),
  evenTopic(
    ['Sectors', 'Where we see value'],
    [
      'We prefer banks to industrial issuers and short maturities to long ones.',
      'Property issuers are the most debated group.',
      'Within the sector we look for {sub} issuers with falling debt.',
    ],
    [
      'Hybrid bonds of utilities pay {#90-150} basis points over senior debt.',
      'We avoid issuers with more than {#35-45}% of debt due before {soon}.',
      'Telecoms have turned from sellers of bonds into buyers of their own.',
      'Retailers report better cover and still trade wide.',
      'A switch from five to three years costs {#8-18} basis points.',
    ],
  ),
  evenTopic(
    ['Risks', 'What could go wrong'],
    ['Liquidity is the risk that spreads do not show.', 'A default of a well-known name would change the mood.'],
    [
      'Outflows of {#3-5}% in a month have been rare.',
      'Recovery assumptions of forty cents look generous.',
      'Loan funds are the link that we understand least.',
      'A rise in base rates would hurt the weakest first.',
    ],
  ),
]

export const fixedIncomeAbstracts = {
  subtitles: [
    'Levels, supply and our preferred position',
    'Relative value in {place}',
    'What the auctions in {month} tell us',
    'Fixed income research: {subject}',
  ],
  first: [
    'We review {subject} after the moves of the past weeks.',
    'Supply, demand and fair value of {subject} for the next three months.',
    'Our models for {subject} have been updated with data for {month}.',
  ],
  second: [
    'We present one preferred position and two alternatives.',
    'Entry, target and stop levels are given.',
    'Carry is on our side, timing may not be.',
    'The risk is a surprise from {bank}.',
  ],
} as const

export const creditAbstracts = {
  subtitles: [
    'Spreads, supply and our preferred sectors',
    'New issues in {month} and what they paid',
    'Credit research: {subject}',
    'Spreads, leverage and documentation',
  ],
  first: [
    'We review {subject} after a month of active issuance.',
    'Spreads, fundamentals and supply of {subject} for the next three months.',
    'Our models for {subject} have been updated with accounts up to {month}.',
  ],
  second: [
    'We name the sectors that we prefer and those that we avoid.',
    'Carry is on our side, timing may not be.',
    'Liquidity deserves more attention than it receives.',
    'The risk is a surprise from {bank}.',
  ],
} as const
