import { type Concept, companyConcept as concept } from './concept.ts'

const carbonHeavy = ['Chemicals', 'Building Materials', 'Metals & Mining', 'Power & Grids', 'Oil & Gas Producers']

/** Concepts about law, politics and technology, and those of single sectors. */
export const riskConcepts: readonly Concept[] = [
  concept(
    'litigation',
    'bad',
    [
      'litigation risk',
      'Litigation could cost {#4-9}% of market value.',
      'The court decides on the first claim in {#3-6} months.',
      'Provisions for litigation cover a fraction of the claims.',
    ],
    [
      'lawsuits hang over the shares',
      'Lawsuits hang over the shares.',
      'Plaintiffs seek damages far beyond what has been set aside.',
      'A settlement would be painful and welcome.',
    ],
  ),
  concept(
    'antitrust',
    'bad',
    [
      'antitrust investigation',
      'The antitrust investigation enters its second year.',
      'Antitrust authorities have searched its offices.',
      'An antitrust fine of up to {#5-10}% of turnover is possible.',
    ],
    [
      'competition watchdog looks into its dominance',
      'The competition watchdog is looking into its dominance.',
      'Officials suspect a cartel and may impose a penalty.',
      'Its power over suppliers has attracted the regulator.',
    ],
  ),
  concept(
    'tighter-regulation',
    'bad',
    [
      'tighter regulation',
      'Regulation will tighten before {soon}.',
      'Tighter regulation would lower returns by {#2-4} points.',
      'The draft regulation goes further than the sector had expected.',
    ],
    [
      'stricter rules from the government',
      'The government prepares stricter rules.',
      'Lawmakers want the industry to bear more of its burden.',
      'New obligations make each transaction slower and dearer.',
    ],
  ),
  concept(
    'tariffs',
    'bad',
    [
      'tariff exposure',
      'Tariffs would hit {#14-26}% of sales.',
      'The tariff exposure of {co} is the highest in its group.',
      'A tariff of 10% costs {#0.8-1.6} points of margin before any response.',
    ],
    [
      'import duties hurt cross-border trade',
      'Import duties hurt whoever ships across borders.',
      'Trade barriers are going up in its most profitable destination.',
      'Goods are levied twice on their way to the buyer.',
    ],
    ['Autos & Parts', 'Machinery', 'Electrical Equipment', 'Food & Beverages', 'Chemicals', 'Semiconductors'],
  ),
  concept(
    'cyber-attack',
    'bad',
    [
      'cyber attack',
      'The cyber attack stopped ordering for {#4-9} days.',
      'Cyber insurance covers part of the damage.',
      'A second cyber attack would do lasting harm.',
    ],
    [
      'hackers broke into its systems',
      'Hackers broke in and copied customer files.',
      'Systems had to be shut down and rebuilt.',
      'Data were stolen, and a ransom was demanded.',
    ],
    ['Retail', 'Banks', 'Insurance', 'Telecoms', 'Software', 'Transport & Logistics', 'Medical Technology'],
  ),
  concept(
    'carbon-cost',
    'bad',
    [
      'carbon emission costs',
      'Carbon costs rise by {#15-30}% when free allowances end.',
      'Emissions per tonne are above the benchmark.',
      'At a carbon price of 90 euros, emissions would take {#6-11}% of EBITDA.',
    ],
    [
      'paying for pollution under climate rules',
      'Climate rules make polluters pay.',
      'Becoming green needs money that owners hoped to receive.',
      'The transition away from fossil fuels is a burden for {co}.',
    ],
    carbonHeavy,
  ),
  concept(
    'patent-cliff',
    'bad',
    [
      'patent cliff',
      'Patents on {#27-41}% of sales expire by {later}.',
      'The patent cliff is steeper than the consensus admits.',
      'No patent extension has been granted.',
    ],
    [
      'loss of exclusivity invites generic copies',
      'Exclusivity ends, and generic copies will follow within weeks.',
      'Cheap imitations are ready for the day protection lapses.',
      "Its best-selling medicine will soon be anyone's to make.",
    ],
    ['Pharmaceuticals'],
  ),
  concept(
    'trial-success',
    'good',
    [
      'positive clinical trial results',
      'The clinical trial met its main endpoint.',
      'Trial results were positive in every group of age.',
      'Positive clinical data raise our probability of approval to {#70-85}%.',
    ],
    [
      'patients in the study improved',
      'Patients in the study lived longer and felt better.',
      'The therapy worked where others had failed.',
      'Doctors saw a clear benefit with few side effects.',
    ],
    ['Pharmaceuticals'],
  ),
  concept(
    'ai-demand',
    'good',
    [
      'data centre demand from artificial intelligence',
      'Artificial intelligence drives {#20-34}% of new demand.',
      'Data centre customers have doubled their spending plans.',
      'Demand from data centres grows by {#25-40}% a year.',
    ],
    [
      'computing boom fills the order book',
      'The boom in computing fills the order book.',
      'Server farms need whatever {co} can ship.',
      'Machine learning has created a buyer that did not exist before.',
    ],
    ['Semiconductors', 'Electrical Equipment', 'Power & Grids'],
  ),
  concept(
    'interest-margin-squeeze',
    'bad',
    [
      'net interest margin compression',
      'The net interest margin contracts by {#8-19} basis points.',
      'Margin compression has only begun, as assets reprice first.',
      'Net interest margins fall in every scenario we run.',
    ],
    [
      'banks earn less between what they lend and what they pay savers',
      'Lending brings in less while savers want their share.',
      'The gap between loans and deposits is closing.',
      'Lower policy rates reach borrowers before depositors.',
    ],
    ['Banks'],
  ),
  concept(
    'loan-losses',
    'bad',
    [
      'rising loan loss provisions',
      'Loan loss provisions rise to {#45-75} basis points.',
      'Provisions for losses have doubled from a low base.',
      'Loans to property developers need the largest provisions.',
    ],
    [
      'borrowers fall behind with their payments',
      'More borrowers fall behind with instalments.',
      'Debtors who paid on time are now late.',
      'Bad credit has become visible in small firms first.',
    ],
    ['Banks'],
  ),
  concept(
    'deposit-flight',
    'bad',
    [
      'deposit outflows',
      'Deposit outflows reached {#3-6}% in a quarter.',
      'Outflows of deposits have slowed but not stopped.',
      'Corporate deposits flow out first.',
    ],
    [
      'savers move their money elsewhere',
      'Savers are moving money into funds.',
      'Account holders transfer balances to whoever pays best.',
      'Funding walks out of the door with a few taps on a phone.',
    ],
    ['Banks'],
  ),
  concept(
    'catastrophe-losses',
    'bad',
    [
      'natural catastrophe losses',
      'Natural catastrophe losses exceed the budget by {#20-45}%.',
      'Catastrophe losses take {#5-9} points of the combined ratio.',
      'The budget for natural catastrophes has been too small for {#3-5} years.',
    ],
    [
      'storms and floods are expensive for insurers',
      'Storms and floods were expensive again.',
      'Insurers pay for wind, hail and water in the same season.',
      'Bad weather left {co} with a bill it had not planned for.',
    ],
    ['Insurance'],
  ),
  concept(
    'office-vacancy',
    'bad',
    [
      'rising office vacancy',
      'Office vacancy has risen to {#12-19}%.',
      'Vacancy is highest in offices built before {past}.',
      'Vacant office floors cost {co} {#4-7}% of rent.',
    ],
    [
      'tenants leave and space stays empty',
      'Tenants leave, and their space stays empty.',
      'Working from home has emptied whole storeys.',
      'Landlords struggle to find anyone for older buildings.',
    ],
    ['Property Companies'],
  ),
  concept(
    'indexed-rents',
    'good',
    [
      'inflation-linked rent growth',
      'Rents linked to inflation rose by {#3-6}%.',
      'Inflation linkage covers {#78-94}% of the rent roll.',
      'Rent growth comes from indexation and needs no negotiation.',
    ],
    [
      'leases that adjust automatically to consumer prices',
      'Leases adjust automatically to consumer prices.',
      'Tenants pay more each January without discussion.',
      'Income follows the cost of living by contract.',
    ],
    ['Property Companies'],
  ),
]
