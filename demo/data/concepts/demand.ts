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
      'fewer unfilled orders waiting in the backlog',
      'The backlog of unfilled orders at {co} has shrunk for {#2-4} quarters in a row.',
      'The order backlog is down to {#5-8} months of revenue.',
      'A shrinking backlog means that unfilled orders no longer wait for long.',
    ],
    [
      'contracts left to deliver and complete are declining',
      'Contracts left to deliver are at the lowest number since {past}.',
      'The volume of uncompleted contracts is declining, because deliveries exceed bookings.',
      '{co} completes and delivers contracts faster than it signs replacements.',
    ],
    makers,
  ),
  concept(
    'order-intake-recovers',
    'good',
    [
      'incoming orders rebound',
      'Incoming orders rose {#6-14}% on the year, the first rise since {past}.',
      'The rebound in incoming orders is broader than one product line.',
      'Orders received by {co} have rebounded for two quarters.',
    ],
    [
      'signing and winning more contracts again',
      '{co} is signing more contracts again after a long pause.',
      'New contracts awarded to the group have increased sharply.',
      'Contract awards pick up, and customers sign larger contracts.',
    ],
    makers,
  ),
  concept(
    'pricing-power',
    'good',
    [
      'pricing power and price increases',
      '{co} raised prices by {#3-7}% and lost no volume.',
      'Pricing power is strong, and price increases have stuck in every market.',
      'Prices were raised twice, proof of pricing power.',
    ],
    [
      'able to charge customers more',
      '{co} is able to charge customers more without losing them.',
      'Customers accept higher charges, since there is no substitute.',
      'Charging customers a surcharge is easy for a trusted brand.',
    ],
  ),
  concept(
    'discounting',
    'bad',
    [
      'heavy price discounts and rebates',
      'Discounts and rebates have crept up to {#9-16}% of the list price.',
      'Discounting has spread from the weakest seller to the whole market.',
      'Realised prices fall because every sale needs a discount or a rebate.',
    ],
    [
      'competitors undercut one another in tenders and bidding',
      'Competitors undercut one another in tender after tender.',
      'Aggressive bidding has broken out, and the cheapest bidder wins.',
      '{co} must match cheap bids by competitors that make no money.',
    ],
  ),
  concept(
    'loses-market-share',
    'bad',
    [
      'losing market share',
      '{co} is losing market share: {#2-4} points have gone in a year.',
      'The loss of market share is largest at home, and the share slipped again.',
      'Market share is still being lost in the main region.',
    ],
    [
      'customers defect and switch to competitors',
      'Customers are switching to competitors, mostly for a cheaper offer.',
      'Rivals lure customers away, and defections continue.',
      '{co} sees long-standing customers defect to rivals and competitors.',
    ],
  ),
  concept(
    'gains-market-share',
    'good',
    [
      'gaining market share',
      '{co} gained {#2-4} points of market share.',
      'Market share gains have continued for {#5-9} quarters.',
      'It is gaining share in every market, and its market share is the highest on record.',
    ],
    [
      'outpacing rivals and outperforming the industry',
      '{co} is outpacing its rivals and the industry.',
      'It outgrows the industry and overtakes one rival after another.',
      'Rivals are overtaken, and {co} becomes the industry leader.',
    ],
  ),
  concept(
    'destocking',
    'bad',
    [
      'distributors reduce excess inventories',
      'Distributors are reducing excess inventories instead of reordering.',
      'Inventories in the channel must fall by another {#8-15}%.',
      'Destocking by distributors has cost {co} about {#3-6}% of volume.',
    ],
    [
      'wholesalers sell off goods stored in full warehouses',
      'Wholesalers sell what is stored in their warehouses first.',
      'Warehouses of wholesalers and retailers are full of unsold goods.',
      'End demand is fine, but retailers sell goods from overfull shelves.',
    ],
    goods,
  ),
  concept(
    'restocking',
    'good',
    [
      'distributors rebuild inventories',
      'Distributors have started to rebuild inventories.',
      'Inventories at distributors are {#10-20}% below normal and must be rebuilt.',
      'Rebuilding inventories in the channel would add {#2-4}% to sales.',
    ],
    [
      'wholesalers and retailers replenish warehouses and shelves',
      'Wholesalers and retailers are replenishing their warehouses.',
      'Retailers replenish empty shelves ahead of the holidays.',
      'Wholesalers order more goods to refill shelves and warehouses.',
    ],
    goods,
  ),
  concept(
    'launch-success',
    'good',
    [
      'successful product launch',
      'The product launch is the most successful in {#6-10} years.',
      'Products launched since spring already bring {#7-12}% of sales, a successful start.',
      'The launch of the newest product was successful in all markets.',
    ],
    [
      'newly introduced models are popular and a hit',
      'The newly introduced models are popular with buyers.',
      'The model introduced this autumn has become a hit.',
      '{co} introduced a popular range, and the debut was a hit.',
    ],
    [...consumerGoods, 'Medical Technology', 'Pharmaceuticals', 'Software', 'Semiconductors'],
  ),
  concept(
    'product-delay',
    'bad',
    [
      'delayed product release',
      'The release of the next product has been delayed by {#2-4} quarters.',
      'Testing delays push the product release beyond this fiscal year.',
      'A further delay would leave {co} without a product release for two seasons.',
    ],
    [
      'engineers and developers behind schedule, launch postponed',
      'Engineers are behind schedule, and the launch is postponed.',
      'Developers need more time, and a launch date is no longer given.',
      'The schedule slipped once more, since engineers found technical problems.',
    ],
    ['Autos & Parts', 'Medical Technology', 'Software', 'Semiconductors', 'Aerospace & Defence', 'Machinery'],
  ),
  concept(
    'foreign-expansion',
    'good',
    [
      'expansion into foreign markets',
      'Expansion into {#3-5} foreign markets is ahead of plan.',
      'Foreign markets already supply {#28-41}% of growth, and expansion goes on.',
      '{co} is expanding into foreign markets with partners.',
    ],
    [
      'opening overseas subsidiaries, offices and stores abroad',
      '{co} is opening subsidiaries and offices overseas.',
      'Its overseas subsidiaries have become profitable, and more stores abroad will open.',
      'Stores opened abroad attract more visitors than those at home.',
    ],
  ),
]
