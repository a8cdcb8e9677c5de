/** Lines that describe a company on its profile. */
export const descriptions: readonly string[] = [
  '{company} is one of the {peers} listed in {place}, with {product1} and {product2} as its main lines.',
  '{company} sells {product1} and {product2}, mostly to {customers1}.',
  '{company} belongs to the {peers} of {region} and earns most of its revenue from {product1}.',
]

export const furtherDescriptions: readonly string[] = [
  'Its main customers are {customers1} and {customers2}; about {#25-60}% of sales are made outside {place}.',
  'Growth depends on {driver1} and, to a lesser degree, on {driver2}.',
  'The company was listed in {listed} and is followed by {#6-21} brokers.',
  'The head office is in {city}; {asset1} are spread over {#3-14} sites.',
  'The free float is {#38-94}%, with the founding shareholders as the largest group.',
]

/** The same for a listed investment company. */
export const fundDescriptions: readonly string[] = [
  '{company} is a closed-ended investment company listed in London.',
  '{company} offers shareholders a managed portfolio through a listed share.',
]

export const furtherFundDescriptions: readonly string[] = [
  'The portfolio holds {#40-90} positions and may be geared up to {#15-25}% of net assets.',
  'An independent board reviews performance, fee and discount every year.',
  'Shareholders vote on continuation every {#3-5} years.',
  'The company was listed in {listed}.',
]

/** Risks as a profile sums them up. */
export const riskSummaries: readonly string[] = [
  'Principal risks are {risk1}, {risk2} and {risk3}. Our target price could also be missed because of changes in exchange rates or taxation.',
  'The main risk is {risk1}. Further risks are {risk2} and {risk3}. Estimates rest on public information and may have to be revised.',
  'Our view would suffer from {risk1} or {risk2}. A change in the ownership of the company could affect the price of the share in either direction.',
]

/** What our analysts ask the management at present. */
export const questions: readonly string[] = [
  'Which part of the change in {metric1} is due to price, and which to volume? The last report gives only the sum.',
  'What would you do first if {driver1} turned out weaker than planned: cut spending, hold prices or wait?',
  'How much of the pressure from {cost1} is covered by contracts, and for how long?',
  'At what return would you start another round of spending on {asset1}?',
  'Do {customers1} pay on the same terms as two years ago? Receivables have grown faster than sales.',
  'Where do you meet {rival1} most often, and who wins?',
  'What has to happen for {metric2} to reach the level that you call normal?',
  'Would you consider selling {product2}? The business earns less than the group and ties up capital.',
  'How do you protect the company against {risk1}, and what does the protection cost?',
  'Which of your targets for {fy2} would you give up first?',
  'Is the present dividend a floor or a share of earnings?',
  'How is the pay of the management team tied to returns on capital?',
]

export const fundQuestions: readonly string[] = [
  'At what discount does the board step in, and with how much money?',
  'Why does the portfolio hold {#40-70} positions, and which of them matter?',
  'How was the fee negotiated, and when will it be looked at again?',
  'What is the plan if the continuation vote fails?',
  'How often are unlisted positions valued, and by whom?',
]
