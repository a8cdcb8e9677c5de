/** Second headlines and the two sentences of a summary. The first sentence says what, the second says what for. */
export type Abstracts = { subtitles: readonly string[]; first: readonly string[]; second: readonly string[] }

export const goodNote: Abstracts = {
  subtitles: [
    'We see {gap} to our target price of {target}',
    'Better {sub} demand is only half of the argument',
    'Our {fy2} estimate is {#4-11}% above consensus',
    'Our reading of {metric1} and of the next report',
    '{rating}, target price {target}',
    'The next two years and the effect of {driver1}',
  ],
  first: [
    'We expect {metric1} to surprise in the {nextQ}, helped by {driver1}.',
    'The share price of {co} reflects {risk1}; our estimates show that the company can bear it.',
    'After a meeting with management in {city} we are more confident in our estimates for {fy2}.',
    'The improvement in {metric1} is broader than one product, and {customers1} confirm it.',
    'Pressure from {cost1} is easing sooner than we had thought.',
    'We look at what {co} would earn in an ordinary year and find it well above what the market assumes.',
    'Demand from {customers1} has returned in {place} and is about to return elsewhere.',
  ],
  second: [
    'Our rating is {rating} with a target price of {target}, which implies {gap}.',
    'We rate the share {rating} and value it at {target}.',
    'At {pe1} times earnings for {fy1} we do not find this in the price.',
    'With {gap} to our target price of {target}, the share is among our preferred {peers}.',
    'We see {gap} and rate the share {rating}.',
  ],
}

export const badNote: Abstracts = {
  subtitles: [
    'Our {fy2} estimate is {#5-12}% below consensus',
    'Why {driver1} will not be enough',
    '{rating}, target price {target}',
    'Pressure from {cost1} is not yet in the forecasts of others',
    'Lessons from {metric1} for {nextYear}',
    'The share price looks past {risk1}',
  ],
  first: [
    'We expect {metric1} to disappoint in the {nextQ}, whatever happens to {driver1}.',
    'The market pays for a recovery of {co} that needs {customers1} to change their minds.',
    'Pressure from {cost1} lasts longer than management says.',
    'Our conversations with {customers1} leave little hope for the {nextQ}.',
    'The fall in {metric1} has spread from {place} to other markets.',
    'Two of the three promises made by {co} at its last capital markets day are out of reach.',
    'Good headlines hide a decline in the quality of earnings.',
  ],
  second: [
    'Our rating is {rating} with a target price of {target}, which implies {gap}.',
    'We rate the share {rating} and value it at {target}.',
    'At {pe1} times earnings for {fy1} the share leaves no room for this.',
    'We prefer {rival1} and rate the share {rating}.',
    'With {gap} to our target price of {target}, we see no reason to wait.',
  ],
}

export const neutralNote: Abstracts = {
  subtitles: [
    '{rating}, target price {target}',
    'A fair balance of {driver1} and {cost1}',
    'We wait for better evidence on {metric1}',
    'What would make us more positive, and what less',
    'Estimates for {fy1} and {fy2} hardly change',
    'A closer look at {product1} and {product2}',
  ],
  first: [
    'Trading in the {q} was close to our estimate, and we change little.',
    'The arguments for and against {co} are about equal in weight.',
    'What {co} gains from {driver1} it loses to {cost1}.',
    'We have gone through our estimates line by line after the {q} and find them fair.',
    'The next move depends on {metric1}, where the evidence is mixed.',
    'Business with {customers1} is stable, and there is little else to report.',
  ],
  second: [
    'Our rating is {rating} with a target price of {target}, which implies {gap}.',
    'We rate the share {rating} and value it at {target}.',
    'At {pe1} times earnings for {fy1} the share is fairly priced.',
    'Among {peers} we see better chances in {rival1}.',
    'We would look again below {low}.',
  ],
}

export const firstNote: Abstracts = {
  subtitles: ['{rating}, target price {target}', 'A first look at {company}', 'What moves the share, and what should'],
  first: [
    'We add {company} to our list of {peers} in {region}.',
    'Our coverage of {company} begins with a look at {driver1}, {metric1} and the balance sheet.',
    '{company} sells {product1} and {product2}, mostly to {customers1}, and deserves a closer look.',
  ],
  second: [
    'Our rating is {rating} with a target price of {target}, which implies {gap}.',
    'We rate the share {rating} and value it at {target}.',
  ],
}
