import { type Concept, companyConcept as concept } from './concept.ts'

const carbonHeavy = ['Chemicals', 'Building Materials', 'Metals & Mining', 'Power & Grids', 'Oil & Gas Producers']

/** Concepts about law, politics and technology, and those of single sectors. */
export const riskConcepts: readonly Concept[] = [
  concept(
    'litigation',
    'bad',
    [
      'litigation and court claims',
      'Litigation could cost {#4-9}% of market value.',
      'The court decides on the first claim in {#3-6} months.',
      'Provisions for litigation cover a fraction of the claims in court.',
    ],
    [
      'lawsuits and damages sought by plaintiffs',
      'Lawsuits by former customers hang over the group.',
      'Plaintiffs have sued {co} and seek damages.',
      'A settlement of the lawsuits with the plaintiffs would be expensive.',
    ],
  ),
  concept(
    'antitrust',
    'bad',
    [
      'antitrust investigation and fine',
      'The antitrust investigation enters its second year.',
      'Antitrust authorities have searched its offices.',
      'An antitrust fine of up to {#5-10}% of turnover is possible.',
    ],
    [
      'regulators suspect a cartel or monopoly',
      'Regulators suspect a cartel and may impose a penalty.',
      'The competition watchdog looks into its monopoly.',
      'A monopoly over suppliers has attracted regulators, and the cartel case goes on.',
    ],
  ),
  concept(
    'tighter-regulation',
    'bad',
    [
      'tighter regulation and regulatory oversight',
      'Regulation and oversight will tighten before {soon}.',
      'Tighter regulatory oversight would lower returns by {#2-4} points.',
      'Regulations are being tightened more than the sector had expected.',
    ],
    [
      'stricter rules and laws',
      'Lawmakers prepare stricter rules and laws.',
      'Lawmakers want strict legislation for the industry.',
      'New laws impose stricter rules and penalties on {co}.',
    ],
  ),
  concept(
    'tariffs',
    'bad',
    [
      'tariffs and export quotas',
      'Tariffs would hit {#14-26}% of sales, mainly exports.',
      'Exports of {co} suffer more from tariffs than those of its peers.',
      'A tariff of 10% costs {#0.8-1.6} points of margin before any response.',
    ],
    [
      'import duties and trade barriers',
      'Import duties make foreign goods more expensive.',
      'Trade barriers and import duties are going up.',
      'Customs duties and other barriers restrict trade and imports.',
    ],
    ['Autos & Parts', 'Machinery', 'Electrical Equipment', 'Food & Beverages', 'Chemicals', 'Semiconductors'],
  ),
  concept(
    'cyber-attack',
    'bad',
    [
      'cyber attack on computer networks',
      'The cyber attack stopped ordering for {#4-9} days.',
      'Cyber insurance covers part of the damage to computer networks.',
      'A second cyber attack would do lasting harm.',
    ],
    [
      'hackers broke into systems and stole data',
      'Hackers broke in and stole customer files.',
      'Hacked systems had to be shut down and rebuilt.',
      'Data were stolen by hackers, and a ransom was demanded.',
    ],
    ['Retail', 'Banks', 'Insurance', 'Telecoms', 'Software', 'Transport & Logistics', 'Medical Technology'],
  ),
  concept(
    'carbon-cost',
    'bad',
    [
      'carbon emission costs',
      'Carbon costs rise by {#15-30}% when free allowances for emissions end.',
      'Carbon emissions per tonne are above the benchmark.',
      'At a carbon price of 90 euros, emissions would take {#6-11}% of EBITDA.',
    ],
    [
      'greenhouse gases and pollution under climate rules',
      'Climate rules make polluters pay for greenhouse gases.',
      'Pollution by {co}, which burns coal, harms the climate.',
      'Reducing greenhouse gases and other pollution needs large sums.',
    ],
    carbonHeavy,
  ),
  concept(
    'patent-cliff',
    'bad',
    [
      'patents expire and patent protection ends',
      'Patents on {#27-41}% of sales expire by {later}.',
      'Patent protection expires earlier than the consensus admits.',
      'No patent that expires first has been extended.',
    ],
    [
      'generic drugs and cheap copies of a medicine',
      'Generic drugs will copy the best-known medicine.',
      'Generic versions of the medicine are ready, and cheap copies will follow.',
      'Cheap generic drugs threaten the main medicine of {co}.',
    ],
    ['Pharmaceuticals'],
  ),
  concept(
    'trial-success',
    'good',
    [
      'positive clinical trial results',
      'The clinical trial met its main endpoint.',
      'Clinical trial results were positive in every group of age.',
      'Positive clinical data raise our probability of approval to {#70-85}%.',
    ],
    [
      'patients in the study improved under the therapy',
      'Patients in the study lived longer and felt better.',
      'The therapy worked for patients where others had failed.',
      'Doctors saw that the treatment helped patients with few side effects.',
    ],
    ['Pharmaceuticals'],
  ),
  concept(
    'ai-demand',
    'good',
    [
      'artificial intelligence and data centres',
      'Artificial intelligence drives {#20-34}% of orders from data centres.',
      'Data centre customers have doubled their plans for artificial intelligence.',
      'Data centres for artificial intelligence expand by {#25-40}% a year.',
    ],
    [
      'computer servers, computing and software for machine learning',
      'Computer servers for machine learning sell out.',
      'Operators of computing networks buy whatever servers {co} can ship.',
      'Computing with servers and software is the fastest growing business.',
    ],
    ['Semiconductors', 'Electrical Equipment', 'Power & Grids'],
  ),
  concept(
    'interest-margin-squeeze',
    'bad',
    [
      'narrower net interest margin of the bank',
      'The net interest margin narrows by {#8-19} basis points.',
      'The interest margin has begun to narrow.',
      'Net interest margins of banks narrow in every scenario we run.',
    ],
    [
      'less profit from lending as depositors receive more',
      'Lending earns less profit, while depositors receive more.',
      'The gap between lending and deposit rates is closing.',
      'Lending rates decline sooner than what {co} pays depositors.',
    ],
    ['Banks'],
  ),
  concept(
    'loan-losses',
    'bad',
    [
      'rising provisions for loan losses',
      'Loan loss provisions rise to {#45-75} basis points.',
      'Provisions for loan losses have doubled from a low base.',
      'Loans to property developers need the largest loss provisions.',
    ],
    [
      'borrowers default, bad debts and foreclosures',
      'More borrowers default, and bad debts increase.',
      'Defaulting borrowers are mostly small firms, and foreclosures follow.',
      'Bad debts at {co} increase as borrowers miss repayments.',
    ],
    ['Banks'],
  ),
  concept(
    'deposit-flight',
    'bad',
    [
      'deposit outflows at the bank',
      'Deposit outflows reached {#3-6}% in a quarter.',
      'Outflows of bank deposits have slowed but not stopped.',
      'Corporate deposits flow out of the bank first.',
    ],
    [
      'savers withdraw money from their accounts',
      'Savers withdraw money and put it into funds.',
      'Account holders transfer their savings to whoever pays best.',
      'Withdrawals by savers from their accounts continue.',
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
      'storms, floods, earthquakes and other disasters',
      'Storms and floods caused heavy insurance claims.',
      'Hurricanes, earthquakes and other disasters were expensive.',
      'After storms, wildfires and floods, {co} pays for much damage.',
    ],
    ['Insurance'],
  ),
  concept(
    'office-vacancy',
    'bad',
    [
      'vacant offices',
      'Office vacancy has risen to {#12-19}%.',
      'Vacant offices are mostly those built before {past}.',
      'Vacant office floors cost {co} {#4-7}% of rent.',
    ],
    [
      'tenants leave empty buildings',
      'Tenants leave, and their buildings stay empty.',
      'Landlords struggle to find tenants for empty space in older buildings.',
      'Tenants move out, and empty apartments and buildings result.',
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
      'Rent growth comes from inflation and needs no negotiation.',
    ],
    [
      'leases with tenants adjust to consumer prices',
      'Leases adjust automatically to consumer prices.',
      'Tenants pay more each January under such leases.',
      'Lease payments by tenants follow the cost of living.',
    ],
    ['Property Companies'],
  ),
]
