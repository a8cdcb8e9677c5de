import { type Concept, companyConcept as concept } from './concept.ts'

const consumerGoods = ['Retail', 'Travel & Leisure', 'Food & Beverages', 'Household & Personal Care', 'Autos & Parts']
const subscriptions = ['Software', 'Telecoms', 'Media']

/** Those with few and large customers. */
const suppliers = [
  'Electrical Equipment',
  'Aerospace & Defence',
  'Energy Services',
  'Semiconductors',
  'Chemicals',
  'Autos & Parts',
  'Food & Beverages',
  'Transport & Logistics',
]

/** Concepts about who the customers are and whether they stay. */
export const customerConcepts: readonly Concept[] = [
  concept(
    'customer-churn',
    'bad',
    [
      'rising customer churn, customers cancel',
      'Customer churn rose to {#11-17}% on an annual basis.',
      'Cancellations by customers in the newest cohorts explain most of the churn.',
      'A higher churn rate means that customers cancel early.',
    ],
    [
      'users and viewers quit, members leave',
      'More users quit at the end of the first term.',
      'Users and viewers are leaving in {#2-4} of its regions.',
      '{co} loses users and members, and those who quit seldom return.',
    ],
    subscriptions,
  ),
  concept(
    'customer-loyalty',
    'good',
    [
      'clients retained for many years, high client retention',
      'Client retention stands at {#93-97}%, and clients value the service.',
      '{co} retains its clients for {#7-11} years on average.',
      'Retention of clients is high, and retained clients recommend the service.',
    ],
    [
      'loyal customers, satisfied and devoted to the brand',
      'Its customers are loyal and satisfied, and few ever leave.',
      'Customer loyalty is stronger here than anywhere in the sector.',
      'Satisfied customers are devoted to the brand, and their loyalty lasts.',
    ],
    [...subscriptions, 'Banks', 'Insurance', 'Medical Technology', 'Transport & Logistics'],
  ),
  concept(
    'customer-concentration',
    'bad',
    [
      'dependence on one large customer',
      'One customer accounts for {#24-38}% of sales.',
      '{co} depends on a single large customer more than its report suggests.',
      'The dependence on its largest customer has grown.',
    ],
    [
      'few big buyers and clients make up most revenue',
      'A few big buyers bring in most of the revenue.',
      'If any of the big clients left, revenue would collapse.',
      'Revenue is concentrated among a handful of buyers and clients.',
    ],
    suppliers,
  ),
  concept(
    'subscription-shift',
    'good',
    [
      'shift from software licences to online subscriptions',
      'Subscriptions have reached {#58-74}% of revenue.',
      'The shift to online subscriptions lowers revenue this year and lifts it in the next.',
      'Online subscription revenue grows by {#14-22}% and renews without a sales effort.',
    ],
    [
      'customers pay monthly fees instead of a single purchase',
      'Customers pay monthly fees instead of a single purchase.',
      'A monthly fee replaces the large payment made at the beginning.',
      '{co} charges customers a monthly fee and no purchase price.',
    ],
    ['Software', 'Media', 'Medical Technology'],
  ),
  concept(
    'weak-consumer',
    'bad',
    [
      'consumer spending and retail demand weaken',
      'Consumer spending and retail demand have been weak since the summer.',
      'Consumers spend less, and retail demand will stay weak.',
      'Weak spending by consumers shows first in {metric}.',
    ],
    [
      'shoppers and families buy fewer clothes, groceries and gifts',
      'Shoppers and families buy cheap groceries and few clothes.',
      'Families postpone purchases of clothes, furniture and gifts.',
      'Shoppers visit shops rarely and leave with fewer things.',
    ],
    consumerGoods,
  ),
  concept(
    'seasonal-distortion',
    'neutral',
    [
      'seasonal effects and weather distort comparisons',
      'Seasonal effects distort the comparison with last year.',
      'The seasonal pattern flatters this quarter by {#2-4} points and hurts the next.',
      'Adjusted for the season and for warm weather, growth was close to {#2-4}%.',
    ],
    [
      'Easter, Christmas and holiday timing',
      'A later Easter makes the figures hard to read.',
      'Holiday timing and two working days fewer explain most of the gap.',
      'Christmas and other holidays moved sales from one period to another.',
    ],
    consumerGoods,
  ),
]
