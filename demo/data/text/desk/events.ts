/** Names and descriptions of events by kind. Facts are those of a company, or of a sector where there is none. */
export type EventText = { names: readonly string[]; descriptions: readonly string[] }

export const eventTexts = {
  'Management Roadshow': {
    names: [
      '{company}: management roadshow',
      '{company}: meetings with management',
      '{company}: group lunch with management',
    ],
    descriptions: [
      'Management of {company} meets investors for group and one-to-one meetings. The discussion will turn on {metric1} and {driver1}.',
      'The chief executive and the finance chief of {company} present results and outlook and answer questions on {cost1}.',
    ],
  },
  'Analyst Roadshow': {
    names: [
      '{analyst} on {peers}',
      '{subTitle}: meetings with {analyst}',
      'The year ahead for {peers}, with {analyst}',
    ],
    descriptions: [
      '{analyst} presents our view of {peers} and discusses {driver1} with clients.',
      'Meetings with {analyst} on {metric1}, {cost1} and our choice of shares.',
    ],
  },
  Conference: {
    names: [
      '{regionAdj} {subTitle} Conference',
      'Halden {subTitle} Days: {regionTitle}',
      '{regionAdj} Conference: {subTitle} and beyond',
    ],
    descriptions: [
      'Presentations and meetings with {#12-34} {peers}, among them {pick1} and {pick2}.',
      'Two tracks, {#10-26} companies and a panel on {driver1}.',
    ],
  },
  'Expert Call': {
    names: [
      'Expert call: {driver1} and {peers}',
      'Expert call: what is next for {product1}',
      'Expert call: {metric1} explained',
    ],
    descriptions: [
      'A former executive of the industry answers questions about {driver1} for [45|60|75] minutes.',
      'A buyer of {product1} explains how contracts are awarded.',
    ],
  },
  'Site Visit': {
    names: [
      '{company}: site visit in {place}',
      '{company}: a day with the {asset1}',
      '{company}: tour and talk with operations',
    ],
    descriptions: [
      'A guided visit to {asset1} of {company}, followed by a discussion with the head of operations.',
      'Investors see where {company} makes its money and meet those who run it.',
    ],
  },
  Webinar: {
    names: [
      'Webinar: {peers} after the {q}',
      'Webinar: {driver1} in [20|25|30|40] minutes',
      'Webinar: our monitor of {metric1}',
    ],
    descriptions: [
      'Our analysts present their latest work on {peers} and take questions.',
      'A short presentation on {driver1}, with questions at the end.',
    ],
  },
  'Results Call': {
    names: ['{company}: call on the {q}', '{company}: results call with management', '{company}: questions on the {q}'],
    descriptions: [
      'Management of {company} comments on the {q} and answers questions from analysts and investors.',
      'Call on the {q} with the finance chief of {company}.',
    ],
  },
  Dinner: {
    names: [
      '{company}: dinner with the finance chief',
      '{company}: dinner with management and investors',
      '{company}: dinner with the board',
    ],
    descriptions: [
      'A dinner for up to {#8-14} investors under the usual rules of discretion.',
      'An evening with {company} and a small number of shareholders.',
    ],
  },
} as const satisfies Readonly<Record<string, EventText>>
