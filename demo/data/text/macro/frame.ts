import { evenTopic, type Topic } from '../topic.ts'

/** What every macro text ends with. */
export const marketImplications: Topic = {
  headings: ['What it means for markets', 'Market implications', 'Strategy'],
  good: {
    opening: [
      'For investors, this argues for risk and for {region} in particular.',
      'Bonds and shares can both do well in this setting.',
    ],
    rest: [
      'We prefer maturities of {#5-10} years.',
      'Domestic shares should do better than exporters.',
      'Banks are the cleanest way to own the recovery.',
      'The exchange rate has {#2-5}% to gain.',
    ],
  },
  bad: {
    opening: ['For investors, this argues for caution.', 'We would use strength to reduce domestic risk.'],
    rest: [
      'Short maturities pay enough to wait.',
      'Exporters are less exposed than retailers and builders.',
      'Spreads do not reflect it yet.',
      'The exchange rate may lose {#3-7}%.',
    ],
  },
  neutral: {
    opening: ['For investors, selection matters more than direction.', 'Prices reflect this view fairly.'],
    rest: [
      'We are neutral on duration.',
      'Within shares we prefer companies with their own growth.',
      'Volatility is cheap at {#11-15}%, and some protection is worth having.',
      'We would revisit the question after the next inflation report.',
    ],
  },
}

export const macroRisks: Topic = evenTopic(
  ['Risks', 'What could change the picture'],
  [
    'Risks come from outside rather than from within.',
    'Our forecast would be wrong if energy prices rose by a third.',
    'We attach a probability of {#55-70}% to this view.',
  ],
  [
    'A stronger dollar would hurt first.',
    'The political calendar is full until {soonMonth}.',
    'On the positive side, productivity may surprise.',
    'Weaker neighbours would cost {#0.1-0.4} points of growth.',
    'Data for {month} may be revised.',
  ],
)

export const macroAbstracts = {
  subtitles: [
    'Macro research: {place}',
    'Forecasts to {nextYear} and what they mean for markets',
    'Our reading of the {month} figures',
    'After the latest data from {place}',
    'What we told clients in {city}',
  ],
  first: {
    good: [
      'The latest figures from {place} are better than they look at first sight.',
      'We have become more confident about {place} and explain why.',
      'Data for {month} support our above-consensus view of {place}.',
      'The improvement in {place} rests on more than one pillar.',
    ],
    bad: [
      'The latest figures from {place} are worse than they look at first sight.',
      'We have become more cautious on {place} and explain why.',
      'Data for {month} confirm our concern about {place}.',
      'Markets pay too little attention to what is happening in {place}.',
    ],
    neutral: [
      'We go through the {month} figures from {place} and separate signal from noise.',
      'Little in the latest data from {place} would justify a change of view.',
      'After a trip to {city} we sum up what officials, banks and companies told us.',
      'We update our forecasts for {place} and compare them with consensus.',
    ],
  },
  second: [
    'We expect growth of {gdp} and inflation of {cpiNext} next year.',
    'Our forecast for the policy rate at the end of {nextYear} is {policyNext}.',
    'The conclusion for investors is on the last page.',
    'We set out three scenarios and their probabilities.',
    'For markets, the exchange rate is where it would show first.',
  ],
} as const
