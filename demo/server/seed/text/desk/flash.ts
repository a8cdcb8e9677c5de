import { evenTopic, type Topic } from '../topic.ts'

/** Flash mails: a few lines within minutes of the news. */
export const flashTitles = {
  good: [
    'Flash: {company} raises outlook for {fy1}',
    'Flash: {company} wins contract, shares up',
    'Flash: {company} to sell {product2} unit',
    'Flash: {company} announces buy-back',
    'Flash: {company} ahead of consensus on {metric1}',
    'Flash: {company} settles dispute',
    'Flash: {company} names new finance chief',
  ],
  bad: [
    'Flash: {company} warns on {fy1} profit',
    'Flash: {company} loses tender',
    'Flash: {company} behind consensus on {metric1}',
    'Flash: {company} confirms talks with lenders',
    'Flash: {company} delays {product1} project',
    'Flash: {company} finance chief leaves',
    'Flash: {company} reports incident at one site',
  ],
  neutral: [
    'Flash: {company} in line, outlook confirmed',
    'Flash: {company} comments on press report',
    'Flash: {company} proposes change to its articles',
    'Flash: {company} places bond',
    'Flash: {company} calls shareholder meeting',
    'Flash: {company} to join index',
    'Flash: {company} answers regulator',
  ],
} as const

export const flashAbstracts = {
  subtitles: ['First reaction', 'Flash mail', 'Before the open', 'Quick comment'],
  first: [
    '{company} published the news at {clock}, and we give a first reaction.',
    'The announcement was expected by few and explains the move in the share.',
    'Rumours had been in the market since {weekday}; the company has now spoken.',
    'The news concerns about {#4-14}% of sales.',
  ],
  second: [
    'We see an effect of {#1-4}% on EPS for {fy1}.',
    'Our {rating} rating is unchanged.',
    'A full note follows after the call.',
    'The target price of {target} stands for now.',
  ],
} as const

export const flashTopics: readonly Topic[] = [
  {
    headings: ['What happened'],
    good: {
      opening: ['{company} surprised on the positive side this morning.', 'The announcement of {company} is good news.'],
      rest: ['It goes further than the market had expected.', 'Management speaks of better {product1} business.', 'The shares should open {#2-6}% higher.'],
    },
    bad: {
      opening: ['{company} disappointed this morning.', 'The announcement of {company} is bad news.'],
      rest: ['It comes only {#5-9} weeks after the last report.', 'Management blames {cost1}.', 'The shares should open {#3-9}% lower.'],
    },
    neutral: {
      opening: ['{company} published a statement this morning.', 'The news from {company} is of interest, though not of consequence.'],
      rest: ['It confirms what had been known in outline.', 'Details were not given.', 'We expect little reaction in the share.'],
    },
  },
  evenTopic(
    ['Our reading'],
    ['What matters is the effect on {metric1}.', 'The direct effect is small, the signal is not.', 'Consensus for {fy1} should move by {#1-4}%.'],
    ['For {rival1} the read-across is limited.', 'We had allowed for half of it in our estimates.', 'The balance sheet can bear it.', 'Questions remain about {driver1}.'],
  ),
  evenTopic(
    ['What next'],
    ['A call with management is set for {callTime}.', 'The company hosts a call this afternoon.', 'We speak to the company later today.'],
    ['We will ask about timing and about {cost2}.', 'A note with revised estimates follows tomorrow.', 'Until then our rating and target price stand.'],
  ),
  evenTopic(
    ['Figures'],
    ['The share closed at {price} yesterday.', 'Our EPS estimate for {fy1} stands at {eps1}.'],
    ['The target price is {target}.', 'Market expectations for {fy2} are {#2-6}% {side} ours.', 'The next regular report is that on the {nextQ}.'],
  ),
]
