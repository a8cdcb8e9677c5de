import { evenTopic, type Topic } from '../topic.ts'

export const toolTitles: readonly string[] = [
  'Discounted cash flow workbook: {peers}, {regionTitle}',
  'Comparable companies: {peers} in {region}',
  'Sum-of-the-parts template for {peers}, {regionTitle}',
  'Cost of capital calculator: {peers}, {regionTitle}',
  'Reverse valuation: what prices of {peers} imply, {regionTitle}',
  'Takeover multiples: {peers}, {regionTitle}',
  'Scenario builder: {peers} in {region}',
  'Dividend discount model: {peers}, {regionTitle}',
]

export const toolAbstracts = {
  subtitles: [
    'Workbook for your own assumptions',
    'Valuation tool, edition of {monthYear}',
    'Inputs, method and results',
    'With data for {sample} companies',
  ],
  first: [
    'The workbook values {peers} in {region} from a small number of inputs.',
    'Enter your own view on {driver1} and see what it means for {peers}.',
    'The tool compares market prices with values for {sample} {peers} in {region}.',
    'Updated with accounts for {fy0} and estimates to {fy2}.',
  ],
  second: [
    'Cells for input are marked.',
    'Default assumptions are ours and can be restored.',
    'Results are shown with ranges rather than points.',
    'A short guide explains each sheet.',
  ],
} as const

export const toolTopics: readonly Topic[] = [
  evenTopic(
    ['What it does', 'Purpose'],
    [
      'The workbook turns assumptions about {driver1} and {metric1} into values per share.',
      'It answers one question: what must be true for the present price to be right.',
      'The tool was built for our own use and has been tidied for clients.',
    ],
    [
      'It covers {sample} companies, among them {pick1} and {pick2}.',
      'Three cases are prepared, and more can be added.',
      'No macros are used.',
      'Every figure can be traced to its source.',
    ],
  ),
  evenTopic(
    ['Inputs', 'Assumptions'],
    [
      'Inputs are growth, margin, reinvestment and cost of capital.',
      'We start from {#3-5} inputs for each company.',
      'Prices are those of the last working day in {monthYear}.',
    ],
    [
      'The cost of capital ranges from {#6.4-7.4}% to {#8.6-11.2}%.',
      'Long-run growth is limited to {#1.0-2.5}%.',
      'For {cost1} a path can be entered year by year.',
      'Tax and leases are treated alike for all companies.',
    ],
  ),
  evenTopic(
    ['Results', 'What it shows at present'],
    [
      'On our assumptions the median company is {#4-16}% too cheap.',
      'The spread between the highest and the lowest value is {#35-80}%.',
      'At present prices the market assumes growth of {#0.5-3.5}%.',
    ],
    [
      '{pick1} has the largest distance between price and value.',
      'Half of the value lies beyond the fifth year.',
      'A point more on the cost of capital takes away {#9-17}%.',
      'The result for {pick3} depends on a single assumption.',
    ],
  ),
  evenTopic(
    ['Limits', 'How not to use it'],
    ['No workbook knows the future.', 'The results are no better than the inputs.'],
    [
      'Small companies with short histories are left out.',
      'Options and convertible bonds are simplified.',
      'The tool is not a recommendation.',
      'Please tell us about errors; we correct them within a day.',
    ],
  ),
]
