import { evenTopic, type Topic } from '../topic.ts'

/** Flash mails: a few lines within minutes of the news. Each headline goes with the sentence that opens the text. */
export const flashNews: Readonly<Record<'good' | 'bad' | 'neutral', readonly { headline: string; opening: string }[]>> =
  {
    good: [
      { headline: 'raises outlook for {fy1}', opening: '{company} has raised its outlook for {fy1} by about {#3-7}%.' },
      {
        headline: 'wins contract, shares up',
        opening: '{company} has won a contract for {goods1} worth {#3-9}% of annual sales.',
      },
      {
        headline: 'to sell {product2} unit',
        opening: '{company} sells a unit for {product2} at {#9-13} times EBITDA.',
      },
      { headline: 'announces buy-back', opening: '{company} will buy back {#3-6}% of its shares over twelve months.' },
      {
        headline: 'ahead of consensus on {metric1}',
        opening: 'First figures of {company} show {metric1} ahead of consensus.',
      },
      {
        headline: 'settles dispute',
        opening: '{company} has settled a dispute that had weighed on the share since {past}.',
      },
      {
        headline: 'names new finance chief',
        opening: '{company} has found a new finance chief, and the choice is a good one.',
      },
    ],
    bad: [
      {
        headline: 'warns on {fy1} profit',
        opening: '{company} has lowered its profit guidance for {fy1} by {#8-17}%.',
      },
      { headline: 'loses tender', opening: '{company} has lost a tender for {goods1} that we had in our estimates.' },
      {
        headline: 'behind consensus on {metric1}',
        opening: 'First figures of {company} show {metric1} behind consensus.',
      },
      { headline: 'confirms talks with lenders', opening: '{company} confirms that it is in talks with its lenders.' },
      {
        headline: 'delays investment in {asset1}',
        opening: '{company} puts off planned spending on {asset1} by a year.',
      },
      { headline: 'finance chief leaves', opening: 'The finance chief of {company} leaves with immediate effect.' },
      {
        headline: 'reports incident at one site',
        opening: '{company} reports an incident at one site, where output of {goods1} has stopped.',
      },
    ],
    neutral: [
      {
        headline: 'in line, outlook confirmed',
        opening: '{company} has confirmed its outlook for {fy1} after a report in line.',
      },
      {
        headline: 'comments on press report',
        opening: '{company} has commented on a press report about a possible sale.',
      },
      {
        headline: 'proposes change to its articles',
        opening: 'The board of {company} proposes to change the articles.',
      },
      {
        headline: 'places bond',
        opening: '{company} has placed a bond of {#5-8} years at a spread of {#95-190} basis points.',
      },
      {
        headline: 'calls shareholder meeting',
        opening: '{company} has called a meeting of shareholders for {soonMonth}.',
      },
      { headline: 'to join index', opening: '{company} will join the main index at the next review.' },
      { headline: 'answers regulator', opening: '{company} has answered questions from its regulator.' },
    ],
  }

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
      opening: ['This is good news.', 'The market will like it.', 'We welcome the announcement.'],
      rest: [
        'It goes further than had been expected.',
        'It was prepared well and communicated badly.',
        'The shares should open {#2-6}% higher.',
      ],
    },
    bad: {
      opening: ['This is bad news.', 'The market will not like it.', 'The announcement does damage to confidence.'],
      rest: [
        'It comes only {#5-9} weeks after the last report.',
        'Little was said about the reasons.',
        'The shares should open {#3-9}% lower.',
      ],
    },
    neutral: {
      opening: [
        'The news is of interest, though not of consequence.',
        'Few will be surprised.',
        'This changes little.',
      ],
      rest: [
        'It confirms what had been known in outline.',
        '[Details were not given.|The details remain open.|No figures were given.]',
        'We expect little reaction in the share.',
      ],
    },
  },
  evenTopic(
    ['Our reading'],
    [
      'What matters is the effect on {metric1}.',
      'The direct effect is small, the signal is not.',
      'Consensus for {fy1} should move by {#1-4}%.',
    ],
    [
      'For {rival1} the read-across is limited.',
      '[We had allowed for half of it in our estimates.|Our estimates contain about a third of it.|Part of it was already in our estimates.]',
      '[The balance sheet can bear it.|The company can afford it.|Cash on hand is sufficient.|It does not touch the balance sheet.]',
      'Questions remain about {driver1}.',
    ],
  ),
  evenTopic(
    ['What next'],
    [
      'A call with management is set for {callTime}.',
      'The company hosts a call this afternoon.',
      'We speak to the company later today.',
    ],
    [
      'We will ask about timing and about {cost2}.',
      '[A note with revised estimates|A longer note|Our full comment] follows [tomorrow|within a day|before the end of the week].',
      '[Until then|For the time being|Meanwhile] our rating and target price [stand|are unchanged|remain].',
    ],
  ),
  evenTopic(
    ['Figures'],
    ['The share closed at {price} yesterday.', 'Our EPS estimate for {fy1} stands at {eps1}.'],
    [
      'The target price is {target}.',
      'Market expectations for {fy2} are {#2-6}% {side} ours.',
      'The next regular report is that on the {nextQ}.',
    ],
  ),
]
