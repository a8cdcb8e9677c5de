import type { Topic } from '../topic.ts'

/** What is left of sales. For banks and insurers `marginName` is the return on equity. */
export const margins: Topic = {
  headings: ['Margins', 'Profitability', 'Costs and margins', 'What is left of a sale'],
  good: {
    opening: [
      'We forecast {marginName} of {margin1} in {fy1} and {margin2} in {fy2}.',
      'Profitability should improve by more than the guidance implies, to {marginName} of {margin2} in {fy2}.',
      'The largest change in our model concerns profitability: we now assume {marginName} of {margin1} in {fy1}.',
      'Costs have been the weak side of {co} for years, and they are turning.',
    ],
    rest: [
      'Relief comes from {cost1}, which peaked {#2-4} quarters ago.',
      'On {cost2} we assume no change, to be on the safe side.',
      'About half of the gain is already contracted.',
      'Work on {asset1} contributes {#20-60} basis points on its own.',
      'Suppliers have begun to share savings that they used to keep.',
      'We assume that {#30-50}% of the benefit is handed on to {customers1}.',
      'A sensitivity may help: a point less growth would cost {#20-50} basis points here.',
    ],
  },
  bad: {
    opening: [
      'We forecast {marginName} of {margin1} in {fy1}, and the risk is on the downside.',
      'We assume {marginName} of {margin2} in {fy2}, below what management calls achievable.',
      'The gap between what {co} charges and what it pays keeps narrowing.',
      'Profitability is where our numbers differ most from those of others.',
    ],
    rest: [
      'The pressure comes from {cost1}, and contracts give little protection.',
      'On top of that, {cost2} will weigh from next year.',
      'Savings announced so far cover about {#30-55}% of it.',
      'Spending on {asset1} adds to expense before it adds to income.',
      'Passing the burden on to {customers1} has been tried and has failed.',
      'One-off gains hid part of the decline in the {q}.',
      'We do not model a recovery before the end of {fy2}.',
    ],
  },
  neutral: {
    opening: [
      'We forecast {marginName} of {margin1} in {fy1}, little different from last year.',
      'Profitability should stay where it is, with {marginName} of {margin2} in {fy2}.',
      'Savings and inflation cancel each other out in our model.',
    ],
    rest: [
      'The main swing factor is {cost1}.',
      'Less visible, but no less important, is the effect of {cost2}.',
      'Management has bought forward about {#45-65}% of its needs.',
      'Mix helps a little, and utilisation hurts a little.',
      'The target for the medium term stands {#0.8-2.4} points higher and has no date.',
      'Differences between {co} and {rival1} on this measure have all but disappeared.',
    ],
  },
}
