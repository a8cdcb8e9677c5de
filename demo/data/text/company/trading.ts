import type { Topic } from '../topic.ts'

/** How business goes. */
export const trading: Topic = {
  headings: ['Trading', 'Demand', 'What customers do', 'Sales'],
  good: {
    opening: [
      'Trading in the {q} was better than we had assumed.',
      'Sales should {growPhrase} in {fy1}, and the mix is better than the headline.',
      'The {q} brought the first clear improvement in {metric1} for some time.',
      'Customers, and {customers1} above all, have become easier to talk to.',
      'Volumes did most of the work in the {q}.',
    ],
    rest: [
      'Revenue from {product1} grew by {#5-13}%, with {customers1} the main buyers.',
      'Our survey of {#18-64} customers point the same way.',
      'In {place} the improvement was small; outside it, it was not.',
      'Growth came without [longer payment terms|price cuts|special offers].',
      'The weakest line, {product2}, has at least stopped falling.',
      'The last weeks of the period were its strongest, so the exit rate is above the average.',
      'Visibility now reaches {#5-9} months ahead, against {#2-4} a year ago.',
      'We allow for some buying of {goods1} ahead of the price list and still arrive at growth of {#3-6}%.',
    ],
  },
  bad: {
    opening: [
      'Trading in the {q} was worse than it looks.',
      'The {q} fell short of our estimate in every line that matters.',
      'Demand from {customers1} has weakened further.',
      'What growth there was in the {q} came from prices, and prices have stopped rising.',
      'The order desk is quiet, and not only in {place}.',
    ],
    rest: [
      'Revenue from {product1} fell by {#4-12}%.',
      'Our survey of {#18-64} customers found few who expect a better season.',
      '{customers1} are delaying decisions rather than cancelling them, or so they say.',
      'The one bright spot, {product2}, is too small to matter.',
      'Credit notes to customers have grown faster than sales.',
      'The last weeks of the period were the weakest, so the exit rate is below the average.',
      'We do not see what would change this before {nextYear}.',
      'Part of the decline is a matter of timing, though less than management says.',
    ],
  },
  neutral: {
    opening: [
      'Trading in the {q} was in line with our estimate.',
      'Little changed in the {q}: sales were close to the level of a year earlier.',
      'The {q} brought good news on {product1} and less good news on {product2}.',
      'Demand is neither strong nor weak.',
    ],
    rest: [
      'Revenue from {product1} rose by {#2-4}%, that from {product2} fell by about as much.',
      'Business with {customers1} was steady in {place} and uneven elsewhere.',
      'Our survey of {#18-64} customers gave no clear picture.',
      'Comparisons become [easier from here|easier in the second half of the year].',
      'Prices were flat, which [in this sector counts as discipline|is better than it sounds].',
      'Management describes the mood of its customers as cautious, a word that we would use ourselves.',
      'Visibility is {#2-4} months, as it nearly always is.',
    ],
  },
}
