import { evenTopic, type Topic } from '../topic.ts'

/** What could go wrong, and right. */
export const risks: Topic = evenTopic(
  ['Risks', 'What could go wrong', 'Risks to our view'],
  [
    'The main risk to our view is {risk1}.',
    'We see two risks above all: {risk1} and {risk2}.',
    'What would change our mind is {risk1}.',
    'Our estimates leave room for {risk1}, not for {risk2} on top of it.',
  ],
  [
    'The second concern is {risk3}, which is harder to measure.',
    'A tenth less in {metric4} would lower our {fy2} EPS estimate by about {#4-9}%.',
    'The exchange rate matters too, since {#35-60}% of revenue comes from outside {place}.',
    'Liquidity in the share is fair: about {#0.2-0.6}% of the capital changes hands in a week.',
    '[Governance is no concern, with an independent chair since {past}.|The board has had an independent majority since {past}.|Pay is tied to returns on capital, which we welcome.]',
    'In the other direction, {driver4} could help more than we assume.',
    '[A bid for the company|A takeover|An offer from abroad] is [possible|conceivable|a possibility], though we give it [no|little] weight.',
  ],
)

/** What comes next. */
export const watch: Topic = evenTopic(
  ['What to watch', 'Next dates', 'What comes next'],
  [
    'The next date is the report on the {nextQ}.',
    'We will look at three things in the report on the {nextQ}: {metric1}, {metric2} and {cost1}.',
    'Investors should watch {metric1} before anything else.',
    'Two events stand out in the coming months.',
  ],
  [
    'Management invites investors to its capital markets day in {soonMonth}.',
    'Figures of {rival1} come out earlier and usually point the way.',
    'News on {driver3} is likely within a quarter.',
    'Contract talks with {customers1} should end by then.',
    'We meet the finance chief in {soonMonth} and will report.',
    'We publish our monitor of {metric3} every month.',
    'A change in {driver4} would show there first.',
  ],
)

/** The industry around the company. */
export const industry: Topic = evenTopic(
  ['The industry', 'Competition', 'How the sector stands'],
  [
    'The industry is in better order than its reputation.',
    'Among {peers} in {region}, the differences have grown.',
    'Three groups share about {#52-71}% of the market in {place}.',
    'What moves {co} also moves {rival1} and {rival2}, though not to the same degree.',
    'The cycle in {sub} has its own clock.',
  ],
  [
    'It depends on {driver3} more than on growth in general.',
    'Demand for {product1} has grown by {#3-6}% a year over the past decade, with {#2-3} setbacks.',
    'On {metric4}, {co} ranks {ordinal} among the {#7-12} companies we compare.',
    'The gap to {rival1} has narrowed by half since {past}.',
    'New entrants have tried the market for {product2} and mostly withdrawn.',
    'Buyers such as {customers2} have learned to use more than one supplier.',
    '[Regulators take an interest, as they do wherever prices hold.|Regulators have begun to ask questions about prices.|So far, regulators have left the market alone.]',
    'Prices in {place} are about {#4-11}% above those of neighbouring markets.',
  ],
)
