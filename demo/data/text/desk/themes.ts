import { evenTopic, type Topic } from '../topic.ts'

/** Subjects of thematic research; `noun` stands in a sentence, singular; companies are named from the sub-sectors. */
export type Theme = { title: string; noun: string; subSectors: readonly string[]; headlines: readonly string[] }

export const themes: readonly Theme[] = [
  {
    title: 'Grids',
    subSectors: ['Electrical Equipment', 'Power & Grids'],
    noun: 'the rebuilding of power grids',
    headlines: [
      'the queue for a connection',
      'who pays for the wires',
      'the last mile is the longest',
      'copper, steel and permits',
    ],
  },
  {
    title: 'Water',
    subSectors: ['Power & Grids', 'Machinery'],
    noun: 'water scarcity',
    headlines: [
      'the price of the first litre',
      'leaks worth mending',
      'desalination meets the power bill',
      'old pipes, new money',
    ],
  },
  {
    title: 'Ageing',
    subSectors: ['Medical Technology', 'Pharmaceuticals', 'Insurance'],
    noun: 'the ageing of societies',
    headlines: [
      'fewer workers, more savers',
      'care is the new construction',
      'the silver wallet',
      'pensions ask for yield',
    ],
  },
  {
    title: 'Reshoring',
    subSectors: ['Machinery', 'Electrical Equipment', 'Building Materials'],
    noun: 'the return of factories',
    headlines: [
      'nearer is not cheaper',
      'who builds the plants',
      'subsidies with strings',
      'what moves back and what never will',
    ],
  },
  {
    title: 'Automation',
    subSectors: ['Machinery', 'Software'],
    noun: 'automation of routine work',
    headlines: [
      'the payback falls below two years',
      'robots for small firms',
      'the warehouse goes first',
      'software sets the pace',
    ],
  },
  {
    title: 'Defence',
    subSectors: ['Aerospace & Defence'],
    noun: 'higher defence spending',
    headlines: ['from budgets to factories', 'the ammunition gap', 'who has the engineers', 'ten years of orders'],
  },
  {
    title: 'Private credit',
    subSectors: ['Banks', 'Insurance'],
    noun: 'the growth of private credit',
    headlines: [
      'marks under the microscope',
      'banks lend to the lenders',
      'the yield and its price',
      'liquidity in a closed room',
    ],
  },
  {
    title: 'Batteries',
    subSectors: ['Autos & Parts', 'Metals & Mining', 'Chemicals'],
    noun: 'the fall in battery prices',
    headlines: [
      'storage beats peak plants',
      'the second life problem',
      'cell prices fall again',
      'grids need them more than cars',
    ],
  },
  {
    title: 'Obesity drugs',
    subSectors: ['Pharmaceuticals', 'Medical Technology'],
    noun: 'demand for obesity drugs',
    headlines: [
      'beyond the waistline',
      'what insurers will pay',
      'fewer snacks, more muscle',
      'the factory is the moat',
    ],
  },
  {
    title: 'Data centres',
    subSectors: ['Semiconductors', 'Electrical Equipment', 'Power & Grids'],
    noun: 'the building of data centres',
    headlines: ['power before land', 'who rents the halls', 'cooling is the bottleneck', 'the grid says not yet'],
  },
  {
    title: 'Carbon',
    subSectors: ['Building Materials', 'Chemicals', 'Power & Grids'],
    noun: 'the price of carbon',
    headlines: ['the border tax arrives', 'free allowances run out', 'who passes it on', 'capture at last, at a cost'],
  },
  {
    title: 'Family firms',
    subSectors: ['Food & Beverages', 'Household & Personal Care', 'Retail', 'Machinery'],
    noun: 'ownership by founding families',
    headlines: ['the long view pays', 'succession is the risk', 'votes and value', 'patience in figures'],
  },
]

export const themeTopics: readonly Topic[] = [
  evenTopic(
    ['The argument', 'Why now'],
    [
      'Few subjects come up in as many company meetings as {theme}.',
      'We last wrote about {theme} in {past}, and most of what we expected has happened faster.',
      'For investors, {theme} is no longer a story but a line in the accounts.',
    ],
    [
      'We estimate that the subject touches {#8-19}% of the market value of the companies we cover.',
      'Spending grows by {#7-15}% a year, a little more in {region}.',
      'The subject is popular, and popularity has a price.',
      'We look for companies that benefit without being labelled.',
    ],
  ),
  evenTopic(
    ['The numbers', 'How large it is'],
    [
      'We put the annual market at {#60-340} billion dollars.',
      'Three sets of figures help to size the subject.',
      'The data are poor, which is why we built our own set.',
    ],
    [
      'About {#35-55}% of spending is replacement and would come in any case.',
      'Public money makes up {#12-30}% of spending.',
      'Our figures come from {#40-130} tenders and {#20-60} interviews.',
      'The range between cautious and hopeful forecasts is a factor of two.',
      'Growth was {#5-12}% a year since {past}.',
    ],
  ),
  evenTopic(
    ['Who gains', 'Winners'],
    [
      'The clearest beneficiary in our coverage is {pick1}.',
      'Suppliers gain before owners do.',
      'We screen for companies with at least {#20-35}% of sales linked to {theme}.',
    ],
    [
      '{pick2} has less exposure and a lower multiple.',
      'Smaller companies are nearer to the subject and harder to trade.',
      'Exposure alone is not enough; prices must hold when competitors arrive.',
      'Contracts of {#8-15} years give some of them the look of a bond.',
    ],
  ),
  evenTopic(
    ['Who loses', 'The other side'],
    [
      'Somebody has to pay, and in most cases it is the customer.',
      'Losers are easier to name than winners.',
      'Not every company that mentions {theme} will earn from it.',
    ],
    [
      'Among the exposed we count {pick3}.',
      'Older plants lose value earlier than accounts admit.',
      'Regulators could change the rules half-way.',
      'Capital is abundant, and returns may be competed away by {later}.',
    ],
  ),
  evenTopic(
    ['What to do', 'How to invest'],
    ['We suggest a basket of {#7-14} shares rather than a single one.', 'Timing matters less here than selection.'],
    [
      'Valuation has fallen by {#10-20}% since the peak of enthusiasm.',
      'Bonds of the same companies offer {#4.2-6.4}% and less excitement.',
      'We would add on weakness and review the list twice a year.',
      'The next test is the round of budgets in {soonMonth}.',
    ],
  ),
]

export const themeAbstracts = {
  subtitles: [
    'Companies in {region} and {theme}',
    'Thematic research: size, winners and losers',
    'A subject comes of age',
    'Ten years in {#12-24} charts',
  ],
  first: [
    'We put figures on {theme} and trace them through the accounts of the companies we cover.',
    'The market has a view on {theme}; our interviews suggest a different one.',
    'We return to {theme}, now that the first large contracts have been signed in {region}.',
  ],
  second: [
    'The best placed company in our coverage is {pick1}.',
    'We name {#6-12} beneficiaries and {#3-5} companies at risk.',
    'Valuation leaves room for patient investors.',
    'Suppliers such as {pick2} gain first.',
  ],
} as const
