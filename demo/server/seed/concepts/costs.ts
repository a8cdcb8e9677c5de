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
      'raw material cost inflation',
      'Raw material costs rose by {#8-15}% in a year.',
      'Inflation in raw materials takes {#2-4} points of gross margin.',
      '{co} has covered only {#30-45}% of its raw material needs.',
    ],
    [
      'dearer inputs squeeze profitability',
      'Inputs have become dearer, and selling lists follow too late.',
      'What goes into the product is pricier than what comes out.',
      'Profitability is squeezed between suppliers and shelves.',
    ],
    plants,
  ),
  concept(
    'wage-pressure',
    'bad',
    [
      'wage inflation',
      'Wages rise by {#5-8}% this year under the new agreement.',
      'Wage inflation adds {#2-3}% to total costs.',
      'The wage bill grows faster than sales for the third year.',
    ],
    [
      'staff demand higher pay',
      'Staff ask for higher pay and mostly obtain it.',
      'Hiring needs a bigger salary than a season ago.',
      'Payroll absorbs whatever {co} saves elsewhere.',
    ],
  ),
  concept(
    'operating-leverage',
    'good',
    [
      'operating leverage lifts margins',
      'Operating leverage is high: {#1-2}% more sales brings {#4-6}% more profit.',
      'Each extra sale falls through to profit at a margin of {#38-52}%.',
      '{co} has the operating leverage that its peers have lost.',
    ],
    [
      'fixed expenses spread over larger volumes',
      'Fixed expenses are spread over larger volumes.',
      'Overheads stay flat while throughput climbs.',
      'Busy plants make all the difference to earnings.',
    ],
  ),
  concept(
    'cost-savings',
    'good',
    [
      'cost savings programme ahead of plan',
      'The savings programme has delivered {#62-84}% of its target.',
      'Cost savings will reach the target a year early.',
      'Savings come from purchasing rather than from jobs.',
    ],
    [
      'trimming overheads faster than promised',
      'Overheads are being trimmed faster than promised.',
      'Expenses fell although activity grew.',
      '{co} runs leaner, and it shows in the accounts.',
    ],
  ),
  concept(
    'premium-mix',
    'good',
    [
      'better mix of premium products',
      'Premium products are {#31-44}% of sales, up from a quarter.',
      'Mix alone added {#0.6-1.8} points to the margin.',
      'The mix keeps improving because premium lines grow twice as fast.',
    ],
    [
      'customers trade up to costlier models',
      'Buyers trade up to costlier models.',
      'The top of the range outsells the bottom for the first time.',
      'People choose the dearer version when the gap is small.',
    ],
    ['Autos & Parts', 'Food & Beverages', 'Household & Personal Care', 'Retail', 'Travel & Leisure', 'Machinery'],
  ),
  concept(
    'idle-capacity',
    'bad',
    [
      'low capacity utilisation',
      'Capacity utilisation is down to {#61-72}%.',
      'Utilisation below {#70-75}% means that capacity does not earn its keep.',
      'Spare capacity weighs on {co} and on the whole region.',
    ],
    [
      'plants stand half empty',
      'Plants stand half empty on most days.',
      'Lines run one shift where three were planned.',
      'Idle machinery still has to be depreciated.',
    ],
    plants,
  ),
  concept(
    'capacity-bottleneck',
    'neutral',
    [
      'production bottleneck limits growth',
      'A production bottleneck limits growth to {#3-5}% this year.',
      'Growth is limited by what can be produced.',
      'The bottleneck in final assembly will last {#2-4} quarters.',
    ],
    [
      'factories cannot keep up with demand',
      'Demand is there, but factories cannot keep up.',
      'Every line is sold out, and the extension opens only later.',
      '{co} turns clients away for want of space.',
    ],
    plants,
  ),
  concept(
    'supply-chain-disruption',
    'bad',
    [
      'supply chain disruption',
      'Disruption in the supply chain halted {#2-4} lines for a week.',
      'Supply chains remain fragile, and {co} has little inventory.',
      'A shortage of components disrupted production again.',
    ],
    [
      'missing parts hold up deliveries',
      'Missing parts hold up half-finished goods.',
      'Vendors are late, so everything behind them is late.',
      'Shipments stall because one small item does not arrive.',
    ],
    plants,
  ),
  concept(
    'energy-bill',
    'bad',
    [
      'high electricity and gas costs',
      'Electricity and gas costs are {#12-24}% of sales in the core plants.',
      'The gas contract that kept costs low has expired.',
      'Electricity costs here are twice those of overseas competitors.',
    ],
    [
      'power bills make it uncompetitive',
      'Power bills make domestic output uncompetitive.',
      'Running the furnaces is dear, and hedges fade from spring.',
      'An energy tariff like this leaves nothing for the owners.',
    ],
    ['Chemicals', 'Building Materials', 'Metals & Mining', 'Food & Beverages'],
  ),
  concept(
    'currency-headwind',
    'bad',
    [
      'currency translation headwind',
      'Currency translation takes {#3-6}% off reported sales.',
      'The headwind from currencies will be largest in the second half.',
      'At constant currency, {co} grew; as reported, it did not.',
    ],
    [
      'a strong home exchange rate shrinks earnings made abroad',
      'A dearer home exchange rate shrinks what is earned abroad.',
      'Profits made overseas are worth less once they are brought home.',
      'The foreign exchange effect hides a decent underlying performance.',
    ],
  ),
  concept(
    'automation',
    'good',
    [
      'automation raises productivity',
      'Automation raised productivity by {#7-13}%.',
      '{co} automates {#3-5} more sites by next year.',
      'Output per employee is the highest among its peers since the plants were automated.',
    ],
    [
      'robots do the work of several people',
      'Robots took over the dullest jobs, and errors vanished.',
      'Fewer hands make the same quantity.',
      'Machines now sort, pack and check around the clock.',
    ],
    [...plants, 'Transport & Logistics'],
  ),
  concept(
    'freight-costs',
    'bad',
    [
      'rising freight and shipping costs',
      'Freight costs rose by {#15-28}% after ships were rerouted.',
      'Shipping a container costs {#40-70}% more than in the spring.',
      'Higher freight takes {#0.5-1.5} points of margin.',
    ],
    [
      'transporting goods has become expensive',
      'Transporting bulky goods has become expensive.',
      'Carriers demand surcharges, and {co} has to pay.',
      'Sea routes are longer, so hauling everything is dearer.',
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
      'The restructuring charge is booked in two instalments.',
    ],
    [
      'workforce is reduced to simplify the organisation',
      'The workforce shrinks and a layer of supervision disappears.',
      'Some sites close, and their employees are offered severance.',
      '{co} simplifies its organisation chart.',
    ],
  ),
  concept(
    'labour-strike',
    'bad',
    [
      'strike halts work',
      'A strike halted the largest site for {#6-12} days.',
      'Further strikes are likely before the agreement is signed.',
      'Each day of strike costs {co} {#0.1-0.4}% of annual sales.',
    ],
    [
      'industrial action by the union',
      'The union has voted for industrial action.',
      'Walkouts began at one plant and spread to three.',
      'Employees stay at home while talks drag on.',
    ],
    [...plants, 'Transport & Logistics', 'Travel & Leisure'],
  ),
  concept(
    'product-recall',
    'bad',
    [
      'product recall',
      'The recall covers {#60-240} thousand units.',
      'Recall costs are provided for only in part.',
      '{co} recalled its best seller after two incidents.',
    ],
    [
      'faulty goods must be taken back',
      'Faulty goods must be fetched from customers and repaired.',
      'A safety defect forces replacement free of charge.',
      'Withdrawing the item hurts the name more than the accounts.',
    ],
    ['Autos & Parts', 'Food & Beverages', 'Medical Technology', 'Household & Personal Care'],
  ),
]
