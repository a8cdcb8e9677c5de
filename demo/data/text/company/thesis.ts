import type { Topic } from '../topic.ts'

/** What we think and why. */
export const thesis: Topic = {
  headings: ['Our view', 'The case in short', 'What we think', 'Where we stand'],
  good: {
    opening: [
      'We think the market underestimates what {driver1} will do for {co}.',
      'The case for {co} is simpler than its share price suggests: {metric1} should improve, and {cost1} should not get in the way.',
      'At {price} a share, {co} is valued as if {risk1} had already happened.',
      'Our {rating} rating rests on one observation: {co} has won back what it lost in the last downturn.',
      'Investors still look at {co} through the report of {fy0}, and the company has moved on.',
      'There are cheaper {peers} than {co}, but few where the next two years are so easy to describe.',
      'We left our meeting with the management of {co} more confident than we had arrived.',
    ],
    rest: [
      'Of the {peers} we cover, it is the one most exposed to {driver2}.',
      'The evidence is in {metric2}, which moved before the rest of the report did.',
      'None of this needs a better economy in {place}.',
      'It needs {customers1} to go on doing what they have been doing since spring.',
      'We have tested the argument against a year of poor {sub} demand, and it survives.',
      'What the bears call luck looks to us like the result of {#3-5} years of patient work on {asset1}.',
      'The share has lagged {rival1} by {#8-19}% over six months, for reasons that we think are past.',
      '[Quality has a price in this sector, and here it is not yet being charged.|Good businesses in this sector are rarely cheap, and this one is.|The price of quality is elsewhere much higher.]',
    ],
  },
  bad: {
    opening: [
      'We think the market is too patient with {co}.',
      'The trouble with {co} is not one bad report but the direction of {metric1}.',
      'At {price} a share, {co} is priced for a recovery that needs more than {driver1}.',
      'Our {rating} rating reflects a plain fact: returns on new {asset1} are below the cost of capital.',
      'Investors treat the difficulties of {co} as temporary, and we no longer do.',
      'It is hard to find anything wrong with the strategy of {co}, and harder to find it in the figures.',
      'We had given {co} the benefit of the doubt since {lastReview}, and the doubt has won.',
    ],
    rest: [
      'Among {peers}, it has the least protection against {risk1}.',
      'The first sign was {metric2}, and the second will be {metric3}.',
      'Management points to {driver2}; we would rather look at {cost2}.',
      'None of this is dramatic, which is why it is not yet in the price.',
      'Expectations for {fy2} assume that {customers1} return to old habits.',
      'A competitor such as {rival1} has dealt with the same problem faster.',
      'The share has beaten {rival1} by {#6-15}% over six months, and we struggle to see why.',
      'The plan asks for time, and the balance sheet may not grant it.',
    ],
  },
  neutral: {
    opening: [
      '{co} is a good company at a fair price.',
      'For every argument in favour of {co} we find one against it.',
      'At {price} a share, {co} offers about what {peers} in general offer.',
      'Our {rating} rating is not indifference: the range of outcomes for {co} has simply become narrow.',
      'We stay on the side-lines with {co} until we know more about {metric1}.',
      'The story of {co} has not changed since {lastReview}, and neither has our view.',
    ],
    rest: [
      'What speaks for it is {metric3}; what speaks against it is {cost2}.',
      'Much depends on {driver2}, on which we have no edge.',
      'Compared with {rival1}, it is steadier and slower.',
      'A better entry point would be about {#8-14}% below the present price.',
      'We would turn more positive with proof that {customers1} accept the new terms.',
      'We would turn negative if {risk1} became more than a possibility.',
      'The market seems to have reached the same conclusion, [as trading volumes suggest|to judge by the lack of turnover|if quiet trading means anything].',
      "[Holders lose little by waiting, and others gain little by hurrying.|There is no hurry for holders or for anybody else.|Time is on nobody's side.]",
    ],
  },
}
