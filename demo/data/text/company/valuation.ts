import type { Topic } from '../topic.ts'

/** What it is worth, for a company with earnings. */
export const valuation: Topic = {
  headings: ['Valuation', 'What it is worth', 'Target price'],
  good: {
    opening: [
      'Our target price of {target} implies {gap}.',
      'We value {co} at {targetPe} times our EPS estimate for {fy2}, which gives {target} a share.',
      'The share trades at {pe1} times earnings for {fy1}, while {peers} trade at {#16-22} times on average.',
    ],
    rest: [
      'A discounted cash flow with {#7.4-9.2}% and growth of {#1.5-2.4}% arrives at nearly the same figure.',
      'The present price can be justified only with no growth after {fy2}.',
      'Compared with its own history, the multiple is {#10-22}% lower.',
      'The target price is {target}, after {prior} before.',
      'In our optimistic case the share is worth {high}, in the pessimistic one {low}.',
    ],
  },
  bad: {
    opening: [
      'Our target price of {target} implies {gap}.',
      'We value {co} at {targetPe} times our EPS estimate for {fy2}, which gives {target} a share.',
      'At {pe1} times earnings for {fy1}, the share looks fully priced.',
    ],
    rest: [
      'A discounted cash flow with {#8.2-9.8}% and growth of {#1.0-1.8}% does not support a higher figure.',
      'To justify the present price one must assume margins that {co} has never had.',
      'The multiple is {#8-19}% above its own history.',
      'The target price is {target}, after {prior} before.',
      'In our optimistic case the share is worth {high}, in the pessimistic one {low}.',
    ],
  },
  neutral: {
    opening: [
      'Our target price of {target} implies {gap}.',
      'We value {co} at {targetPe} times our EPS estimate for {fy2}, or {target} a share.',
      'At {pe1} times earnings for {fy1}, the share is priced like its peers.',
    ],
    rest: [
      'A discounted cash flow with {#7.8-9.4}% and growth of {#1.2-2.0}% gives much the same answer.',
      'The target price is {target}, after {prior} before.',
      'The multiple is close to its average of the past {#7-10} years.',
      'In our optimistic case the share is worth {high}, in the pessimistic one {low}.',
      '[Neither side of that range|Neither end of it] is far enough away to [act on|excite us].',
    ],
  },
}

/** What it is worth, for a company that loses money. */
export const valuationOfLosses: Topic = {
  headings: ['Valuation', 'What it is worth', 'Target price'],
  good: {
    opening: [
      'Our target price of {target} implies {gap}.',
      'Without earnings we value {co} by its sales in {fy2} and arrive at {target} a share.',
    ],
    rest: [
      'That equals {#2.8-4.6} times sales, against {#3.2-5.4} times for {peers} of that kind.',
      'The value depends on what is reached by {later}, so the range is wide: {low} to {high}.',
      'We discount with {#11-14}%, which is meant to hurt.',
    ],
  },
  bad: {
    opening: [
      'Our target price of {target} implies {gap}.',
      'Without earnings there is little to hold on to, and we arrive at {target} a share.',
    ],
    rest: [
      'Our range goes from {low} to {high}, and the lower end is the likelier.',
      'That equals {#1.4-2.6} times the sales that we forecast for {fy2}.',
      'We discount with {#12-15}% and include one issue of new shares.',
    ],
  },
  neutral: {
    opening: [
      'Our target price of {target} implies {gap}.',
      'We keep to a value of {target} a share, on sales rather than earnings.',
    ],
    rest: [
      'The range from {low} to {high} says more than its middle.',
      'That equals {#2.0-3.8} times the sales that we forecast for {fy2}.',
      'We discount with {#11-14}%.',
    ],
  },
}
