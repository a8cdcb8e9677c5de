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
      'rising customer churn',
      'Churn rose to {#11-17}% on an annual basis.',
      'Cancellations in the newest cohorts explain most of the churn.',
      'Customer churn is the weak spot of the report.',
    ],
    [
      'users quit and do not return',
      'More users quit at the end of the first term.',
      'People sign off sooner, and winning them back is expensive.',
      'Departures now exceed arrivals in {#2-4} of its regions.',
    ],
    subscriptions,
  ),
  concept(
    'customer-loyalty',
    'good',
    [
      'high retention of loyal clients',
      'Retention of clients stands at {#93-97}%.',
      'Loyal clients spend more with each renewal.',
      '{co} retains its clients for {#7-11} years on average.',
    ],
    [
      'customers stay for a long time',
      'Hardly any customer goes elsewhere once installed.',
      'Leaving would be costly and slow, so people stay.',
      'Relationships last longer here than anywhere in the sector.',
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
      'a handful of buyers make up most revenue',
      'A handful of buyers bring in most of the revenue.',
      'If any of them left, the hole could not be filled.',
      'Revenue rests on too few shoulders.',
    ],
    suppliers,
  ),
  concept(
    'subscription-shift',
    'good',
    [
      'shift to recurring subscription revenue',
      'Recurring revenue has reached {#58-74}% of the total.',
      'The shift to subscriptions lowers revenue this year and lifts it in the next.',
      'Subscription revenue grows by {#14-22}% and renews without a sales effort.',
    ],
    [
      'customers rent instead of buying a licence outright',
      'Customers prefer to rent by the month rather than own.',
      'One-off licences are giving way to regular payments.',
      '{co} is swapping up-front purchases for a steady stream of fees.',
    ],
    ['Software', 'Media', 'Medical Technology'],
  ),
  concept(
    'weak-consumer',
    'bad',
    [
      'weak consumer spending',
      'Consumers spend less, and the weakest months are still to come.',
      'Consumer spending has been weak since the summer.',
      'Weak spending shows first in {metric}.',
    ],
    [
      'households tighten their belts',
      'Households are tightening their belts.',
      'Families postpone purchases that can wait.',
      'Shoppers leave the shop with a smaller basket.',
    ],
    consumerGoods,
  ),
  concept(
    'seasonal-distortion',
    'neutral',
    [
      'seasonal effects distort comparisons',
      'Seasonal effects distort the comparison with last year.',
      'The calendar flatters this quarter by {#2-4} points and hurts the next.',
      'Adjusted for the season, growth was close to {#2-4}%.',
    ],
    [
      'holiday timing makes numbers hard to read',
      'A later Easter makes the figures hard to read.',
      'Two working days fewer explain most of the gap.',
      'Weather and holidays moved sales from one period to another.',
    ],
    consumerGoods,
  ),
]
