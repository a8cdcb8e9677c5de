import { type Concept, companyConcept as concept } from './concept.ts'

const plants = [
  'Chemicals',
  'Building Materials',
  'Metals & Mining',
  'Electrical Equipment',
  'Machinery',
  'Autos & Parts',
  'Food & Beverages',
  'Household & Personal Care',
  'Semiconductors',
  'Aerospace & Defence',
]

/** Concepts about what it costs to make and to deliver. */
export const costConcepts: readonly Concept[] = [
  concept(
    'raw-material-inflation',
    'bad',
    [
      'expensive raw materials such as ore and pulp',
      'Raw materials became {#8-15}% more expensive in a year.',
      'Raw materials such as ore and pulp take {#2-4} points of gross margin.',
      '{co} has hedged only {#30-45}% of its raw materials.',
    ],
    [
      'rising input prices for steel, plastics and chemicals',
      'Input prices for steel and plastics are rising.',
      'Steel, chemicals and other inputs cost far more than before.',
      'Suppliers ask for higher prices for cotton, plastics and chemicals.',
    ],
    plants,
  ),
  concept(
    'wage-pressure',
    'bad',
    [
      'rising wages and minimum wage',
      'Wages rise by {#5-8}% this year under the new agreement.',
      'Rising wages add {#2-3}% to total costs, as the minimum wage goes up.',
      'The wage bill of {co} grows, because wages are negotiated each spring.',
    ],
    [
      'higher salaries, bonuses and pay for staff',
      'Salaries and bonuses of staff have been increased.',
      '{co} offers higher salaries and better pay to hire staff.',
      'Staff demand bigger salaries, bonuses and pay.',
    ],
  ),
  concept(
    'operating-leverage',
    'good',
    [
      'operating leverage lifts margins',
      'Operating leverage is high: {#1-2}% more sales brings {#4-6}% more profit.',
      'Operating leverage lifts the margin on each extra sale to {#38-52}%.',
      '{co} has the operating leverage that its peers have lost.',
    ],
    [
      'fixed expenses spread over larger volumes',
      'Fixed expenses are spread over larger volumes.',
      'Overheads and other fixed expenses stay flat while volumes climb.',
      'Larger volumes at busy plants absorb fixed overheads.',
    ],
  ),
  concept(
    'cost-savings',
    'good',
    [
      'cost savings programme',
      'The cost savings programme has delivered {#62-84}% of its target.',
      'Cost savings will reach the target a year early.',
      'Savings of {co} come from purchasing, and the programme costs little.',
    ],
    [
      'cutting overheads and administrative expenses',
      'Overheads and administrative expenses are being cut quickly.',
      'Operating expenses fell, mainly through cutbacks in administration.',
      '{co} trims overheads, travel and other expenses.',
    ],
  ),
  concept(
    'premium-mix',
    'good',
    [
      'sales of premium products improve the mix',
      'Premium products are {#31-44}% of sales, up from a quarter.',
      'Premium brands alone added {#0.6-1.8} points to the margin.',
      'The mix improves because premium products grow twice as fast as standard ones.',
    ],
    [
      'wealthy buyers choose luxury and upscale models',
      'Luxury and upscale models outsell basic versions.',
      'Wealthy buyers choose luxury models with costly extras.',
      'Buyers trade up to expensive, upscale models.',
    ],
    ['Autos & Parts', 'Food & Beverages', 'Household & Personal Care', 'Retail', 'Travel & Leisure', 'Machinery'],
  ),
  concept(
    'idle-capacity',
    'bad',
    [
      'low capacity utilisation, underused capacity',
      'Capacity utilisation is down to {#61-72}%.',
      'Utilisation below {#70-75}% means that capacity does not earn its cost.',
      'Low utilisation of production capacity weighs on {co} and on the whole region.',
    ],
    [
      'idle factories, shut plants and unused machinery',
      'Factories stand idle on several days a month, and machines are switched off.',
      'Idle plants and unused machinery still have to be maintained.',
      '{co} leaves factories idle, and some plants are shut.',
    ],
    plants,
  ),
  concept(
    'capacity-bottleneck',
    'neutral',
    [
      'production bottleneck limits growth',
      'A production bottleneck limits growth to {#3-5}% this year.',
      'Growth is limited by bottlenecks in production.',
      'The production bottleneck in final assembly will last {#2-4} quarters.',
    ],
    [
      'factories overloaded and sold out',
      'Demand is there, but overloaded factories cannot keep up.',
      'Every factory is sold out, and waiting lists are long.',
      '{co} turns clients away because its factories are full.',
    ],
    plants,
  ),
  concept(
    'supply-chain-disruption',
    'bad',
    [
      'disruption and interruption of the supply chain',
      'Disruption in the supply chain halted {#2-4} lines for a week.',
      'Supply chains suffer from interruptions, and {co} has no protection.',
      'Disruptions and interruptions of the supply chain stopped production.',
    ],
    [
      'shortage of parts and components delays shipments',
      'Parts and components arrive late because of a shortage.',
      'A shortage of components delays shipments of finished machines.',
      'Missing parts held up shipments, and vendors lack components.',
    ],
    plants,
  ),
  concept(
    'energy-bill',
    'bad',
    [
      'high electricity and gas costs',
      'Electricity and gas costs are {#12-24}% of sales in the core plants.',
      'The gas contract that kept electricity costs low has expired.',
      'Electricity and natural gas cost twice as much here as overseas.',
    ],
    [
      'expensive energy, fuel and power',
      'Expensive energy makes domestic furnaces uncompetitive.',
      'Energy and fuel bills have doubled, and power is expensive.',
      'The furnaces consume fuel and power, and energy tariffs went up.',
    ],
    ['Chemicals', 'Building Materials', 'Metals & Mining', 'Food & Beverages'],
  ),
  concept(
    'currency-headwind',
    'bad',
    [
      'currency translation headwind',
      'Currency translation takes {#3-6}% off reported sales.',
      'The headwind from currency translation will be largest in the second half.',
      'At constant currency, {co} grew; as reported, it did not.',
    ],
    [
      'strong exchange rate shrinks foreign earnings',
      'A strong exchange rate shrinks foreign earnings.',
      'Earnings made overseas are worth less at this exchange rate.',
      'The exchange rate against the dollar hurts foreign profits.',
    ],
  ),
  concept(
    'automation',
    'good',
    [
      'automation and automated production raise productivity',
      'Automation raised productivity by {#7-13}%.',
      '{co} installs automated production lines at {#3-5} more sites.',
      'Productivity is the highest among its peers, thanks to automation.',
    ],
    [
      'robots and robotic machines replace manual work',
      'Robots took over manual tasks in assembly.',
      'Robotic machines do the work that labourers did.',
      '{co} bought robots, and machines replace manual work.',
    ],
    [...plants, 'Transport & Logistics'],
  ),
  concept(
    'freight-costs',
    'bad',
    [
      'rising freight and shipping costs',
      'Freight and shipping costs rose by {#15-28}%.',
      'Shipping a container costs {#40-70}% more than in the spring.',
      'Higher freight and shipping rates take {#0.5-1.5} points of margin.',
    ],
    [
      'expensive transportation of cargo by truck, rail and sea',
      'Transportation by truck and rail has become expensive.',
      'Cargo carriers and truckers charge more, and {co} has to pay.',
      'Transport of cargo by sea, rail and truck is expensive.',
    ],
    ['Retail', 'Autos & Parts', 'Food & Beverages', 'Building Materials', 'Machinery', 'Chemicals'],
  ),
  concept(
    'restructuring',
    'neutral',
    [
      'restructuring with job cuts',
      'Restructuring removes {#6-11}% of jobs at a one-off charge of about a year of savings.',
      'Job cuts fall mainly on administration.',
      'The restructuring charge is booked in two instalments, and more jobs will be cut.',
    ],
    [
      'layoffs and redundancies, closing offices and sites',
      'Layoffs reduce the workforce, and some sites are closed.',
      'Employees are offered redundancy pay, and offices are closing.',
      '{co} lays off staff, and most redundancies are voluntary.',
    ],
  ),
  concept(
    'labour-strike',
    'bad',
    [
      'strike by workers',
      'A strike by workers halted the largest site for {#6-12} days.',
      'Further strikes are likely before striking workers accept the offer.',
      'Each day of the strike costs {co} {#0.1-0.4}% of annual sales.',
    ],
    [
      'union walkout and industrial dispute',
      'The union threatens a walkout in a dispute over hours.',
      'Union members staged a walkout, and the dispute spread to three plants.',
      'A labour dispute with the union led to walkouts and protests.',
    ],
    [...plants, 'Transport & Logistics', 'Travel & Leisure'],
  ),
  concept(
    'product-recall',
    'bad',
    [
      'recall of contaminated and dangerous products',
      'The recall covers {#60-240} thousand dangerous products.',
      'Recalls of contaminated products are provided for only in part.',
      '{co} recalled its best-selling product, which was found to be dangerous.',
    ],
    [
      'defective and faulty goods withdrawn for safety reasons',
      'Faulty goods are withdrawn and repaired at its expense.',
      'A defective and unsafe item was withdrawn from stores.',
      '{co} replaces defective goods after warnings by safety inspectors.',
    ],
    ['Autos & Parts', 'Food & Beverages', 'Medical Technology', 'Household & Personal Care'],
  ),
]
