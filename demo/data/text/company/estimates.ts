import { evenTopic, type Topic } from '../topic.ts'

/** What we change in the model of a company with earnings. */
export const estimates: Topic = {
  headings: ['Estimates', 'Changes to our model', 'What we forecast', 'Our numbers'],
  good: {
    opening: [
      'We raise our EPS estimate for {fy1} by {#2-6}% to {eps1}.',
      'Our EPS estimates go up to {eps1} for {fy1} and to {eps2} for {fy2}.',
      'For {fy2} we now expect EPS of {eps2}, {#3-8}% more than before.',
    ],
    rest: [
      'Most of the change comes from {metric3}, the rest from a lower tax rate.',
      'We are {#4-11}% above consensus for {fy2}.',
      'Revenue should come to {rev1} in {fy1}, after {rev0} in {fy0}.',
      'On {cost1} we stay on the careful side.',
      'Should {metric4} follow the pattern of earlier cycles, a further {#3-5}% could be added.',
      '[The dividend forecast rises in step.|We raise the dividend by half as much.|The forecast for the dividend is unchanged.]',
    ],
  },
  bad: {
    opening: [
      'We cut our EPS estimate for {fy1} by {#3-9}% to {eps1}.',
      'Our EPS estimates come down to {eps1} for {fy1} and to {eps2} for {fy2}.',
      'For {fy2} we now expect EPS of {eps2}, {#4-12}% less than before.',
    ],
    rest: [
      'Two thirds of the cut are due to {metric3}, the remainder to interest.',
      'We are {#5-13}% below consensus for {fy2} and comfortable there.',
      'Revenue should come to {rev1} in {fy1}, after {rev0} in {fy0}.',
      'We have not yet reflected {risk2}, which would cost another {#3-7}%.',
      'Consensus has fallen for {#3-5} months, and in our experience this rarely ends at the first bad report.',
      'The dividend forecast is unchanged, for now.',
    ],
  },
  neutral: {
    opening: [
      'Our estimates hardly change: we expect EPS of {eps1} in {fy1} and {eps2} in {fy2}.',
      'We leave our EPS estimate for {fy1} at {eps1}.',
      '[Changes to our model are small and offset one another.|Our model changes in small ways that cancel out.|After small changes in both directions our estimates are where they were.]',
    ],
    rest: [
      'Revenue of {rev1} in {fy1} would compare with {rev0} in {fy0}.',
      'We move {#1-2}% of sales from the {q} to the next, no more.',
      'We are within {#1-2}% of consensus in both years.',
      'The tax rate stays at {#21-27}%.',
      'The assumption that matters most is {metric3}, and there our range is wide.',
      'Currency effects [are marked to market and come to almost nothing|cancel out over the year|play no part in the change].',
    ],
  },
}

/** The same for a company that loses money. */
export const estimatesOfLosses: Topic = {
  headings: ['Estimates', 'The road to profit', 'Our numbers'],
  good: {
    opening: [
      'We expect a smaller loss than in {lastReview}: {loss1} a share in {fy1} and {loss2} in {fy2}.',
      'The loss per share narrows in our model, to {loss1} in {fy1}.',
    ],
    rest: [
      'Revenue of {rev1} in {fy1} compares with {rev0} in {fy0}.',
      'Cash on hand lasts for {#22-34} months at the present rate of spending.',
      'Break-even comes into view in {later}, a year earlier than we had thought.',
      'We give no credit for licence income that has not been signed.',
    ],
  },
  bad: {
    opening: [
      'We expect a loss of {loss1} a share in {fy1} and of {loss2} in {fy2}.',
      'Losses last longer than we had hoped in {lastReview}: our EPS estimate for {fy1} is {eps1}.',
    ],
    rest: [
      'Revenue of {rev1} in {fy1}, after {rev0} in {fy0}, covers too little of the fixed cost.',
      'Cash on hand lasts for {#9-15} months at the present rate of spending.',
      'Break-even has moved beyond {later}.',
      'New money will be needed, and it will not be cheap.',
    ],
  },
  neutral: {
    opening: [
      'Our forecast for {fy1} is unchanged, a loss of {loss1} a share.',
      'We leave our estimates as they are, with EPS of {eps1} in {fy1} and {eps2} in {fy2}.',
    ],
    rest: [
      'Revenue should come to {rev1} in {fy1}, after {rev0} in {fy0}.',
      'Cash on hand lasts for {#16-21} months at the present rate of spending.',
      'Break-even remains a matter for {later}.',
      'Estimates of single brokers differ by more than the average loss.',
    ],
  },
}

/** The same in a first note, where there is nothing to change yet. */
export const firstEstimates: Topic = evenTopic(
  ['Estimates', 'What we forecast', 'Our numbers'],
  [
    'We expect EPS of {eps1} in {fy1} and {eps2} in {fy2}.',
    'Our first estimates are EPS of {eps1} for {fy1} and {eps2} for {fy2}.',
  ],
  [
    'Revenue should come to {rev1} in {fy1}, after {rev0} in {fy0}.',
    'Our estimates are within {#2-6}% of consensus.',
    'The assumption that matters most is {metric3}, and there our range is wide.',
    'On {cost1} we stay on the careful side.',
    'A full model is available to clients.',
  ],
)
