import { type Concept, companyConcept as concept } from './concept.ts'

const makers = ['Electrical Equipment', 'Machinery', 'Aerospace & Defence', 'Energy Services', 'Semiconductors']
const goods = [
  ...makers,
  'Chemicals',
  'Building Materials',
  'Autos & Parts',
  'Food & Beverages',
  'Household & Personal Care',
  'Medical Technology',
]
const consumerGoods = ['Retail', 'Travel & Leisure', 'Food & Beverages', 'Household & Personal Care', 'Autos & Parts']

/** Concepts about orders, prices and stocks. */
export const demandConcepts: readonly Concept[] = [
  concept(
    'order-backlog-shrinks',
    'bad',
    [
      'shrinking order backlog',
      'The order backlog has shrunk for {#2-4} quarters in a row.',
      '{co} is eating into its backlog faster than new orders can refill it.',
      'Backlog cover has fallen to {#5-8} months of sales.',
    ],
    [
      'fewer contracts waiting to be delivered',
      'Fewer contracts are waiting to be fulfilled than at any time since {past}.',
      'Signed work that has yet to be delivered is running out.',
      'Deliveries now outpace the contracts coming in at the front door.',
    ],
    makers,
  ),
  concept(
    'order-intake-recovers',
    'good',
    [
      'order intake is recovering',
      'Order intake rose {#6-14}% on the year, the first rise since {past}.',
      'Orders have turned, and the recovery is broader than one product line.',
      'The recovery in order intake has now lasted two quarters.',
    ],
    [
      'clients sign new business again',
      'Clients are signing again after a long pause.',
      '{co} books new business at a pace not seen in a long while.',
      'Purchasing departments that had gone silent have begun to commit.',
    ],
    makers,
  ),
  concept(
    'pricing-power',
    'good',
    [
      'pricing power',
      '{co} raised prices by {#3-7}% and lost no volume.',
      'Pricing power is the least appreciated strength of the group.',
      'Price increases have stuck in every main market.',
    ],
    [
      'ability to charge customers extra without losing them',
      'Buyers accept dearer invoices because there is no real substitute.',
      'It can charge extra, and hardly anybody leaves.',
      'Customers grumble about the tariff and then pay it.',
    ],
  ),
  concept(
    'discounting',
    'bad',
    [
      'heavy discounting hurts prices',
      'Discounts have crept up to {#9-16}% of the list price.',
      'Discounting has spread from the weakest competitor to the whole market.',
      'Realised prices fall because every sale needs a discount.',
    ],
    [
      'rivals undercut each other to win business',
      'Rivals undercut one another in tender after tender.',
      'A bidding contest has broken out, and the cheapest offer wins.',
      '{co} must match offers that make no money.',
    ],
  ),
  concept(
    'loses-market-share',
    'bad',
    [
      'losing market share',
      '{co} has lost {#2-4} points of market share in a year.',
      'The loss of share is largest in the home market.',
      'Market share slipped again, and distribution gives no reason to expect a turn.',
    ],
    [
      'competitors take its customers away',
      'Competitors grow at its expense.',
      'Newcomers are taking accounts that used to be safe.',
      'Buyers drift to other suppliers, a few at a time.',
    ],
  ),
  concept(
    'gains-market-share',
    'good',
    [
      'gaining market share',
      '{co} gained {#2-4} points of market share, most of it from one competitor.',
      'Share gains have continued for {#5-9} quarters.',
      'Its market share is the highest on record.',
    ],
    [
      'growing faster than its industry',
      '{co} expands at twice the pace of its industry.',
      'Rivals are retreating, and it picks up what they leave.',
      'The industry stands still while this group grows.',
    ],
  ),
  concept(
    'destocking',
    'bad',
    [
      'distributors reduce inventory',
      'Distributors are reducing inventory instead of reordering.',
      'Inventory in the channel must fall by another {#8-15}%.',
      'Destocking has cost {co} about {#3-6}% of volume.',
    ],
    [
      'wholesalers run down their stocks before buying again',
      'Wholesalers run down what is on their shelves first.',
      'Warehouses of the buyers are still too full.',
      'End demand is fine, but intermediaries sell from stock.',
    ],
    goods,
  ),
  concept(
    'restocking',
    'good',
    [
      'the channel rebuilds inventory',
      'The channel has started to rebuild inventory.',
      'Inventory at distributors is {#10-20}% below normal and must be rebuilt.',
      'A rebuild of channel inventory would add {#2-4}% to sales.',
    ],
    [
      'wholesalers refill empty shelves',
      'Wholesalers are refilling shelves that had gone bare.',
      'Dealers have too little on hand and buy ahead of the season.',
      'Empty warehouses are being topped up at last.',
    ],
    goods,
  ),
  concept(
    'launch-success',
    'good',
    [
      'successful product launch',
      'The launch of the new product is the most successful in {#6-10} years.',
      'Products launched since spring already bring {#7-12}% of sales.',
      'Early launch data beat every forecast we collected.',
    ],
    [
      'freshly introduced range sells better than planned',
      'The range introduced this season sells faster than planned.',
      'Lines that were just introduced found takers at once.',
      '{co} cannot keep its latest line in supply.',
    ],
    [...consumerGoods, 'Medical Technology', 'Pharmaceuticals', 'Software', 'Semiconductors'],
  ),
  concept(
    'product-delay',
    'bad',
    [
      'delayed product release',
      'The release of the next product has been delayed by {#2-4} quarters.',
      'Testing delays push the release beyond this fiscal year.',
      'A further delay would leave {co} without a new product for two seasons.',
    ],
    [
      'development runs behind schedule',
      'Engineers are behind schedule, and a date is no longer given.',
      'What was promised for spring now arrives in winter at best.',
      'The timetable slipped once more for technical reasons.',
    ],
    ['Autos & Parts', 'Medical Technology', 'Software', 'Semiconductors', 'Aerospace & Defence', 'Machinery'],
  ),
  concept(
    'foreign-expansion',
    'good',
    [
      'expansion into foreign markets',
      'Expansion into {#3-5} foreign markets is ahead of plan.',
      'Foreign markets already supply {#28-41}% of growth.',
      '{co} enters new markets with partners, which limits the outlay.',
    ],
    [
      'building a presence abroad',
      'Abroad, the brand is no longer unknown.',
      'Its overseas offices turned profitable sooner than at home.',
      'Half of the openings this season are beyond its borders.',
    ],
  ),
]
