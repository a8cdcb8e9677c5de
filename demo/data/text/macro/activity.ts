import type { MacroTheme } from './macro-theme.ts'

export const activity: readonly MacroTheme[] = [
  {
    headlines: {
      good: [
        'growth has a second wind',
        'surveys were too gloomy',
        'the soft patch is over',
        'a better year in the making',
      ],
      bad: [
        'growth runs on one leg',
        'the surveys were right',
        'a recession with full order books',
        'stagnation by another name',
      ],
      neutral: ['muddling through, with style', 'our nowcast explained', 'the year ahead', 'revisions tell the story'],
    },
    topic: {
      headings: ['Growth', 'Activity'],
      good: {
        opening: [
          'We raise our growth forecast for {place} to {gdp} for this year.',
          'Our nowcast for {place} points to growth of {#0.4-0.9}% in the current quarter.',
        ],
        rest: [
          'Consumption contributes most of it, investment a little.',
          'Purchasing managers report better orders for {#3-5} months.',
          'Inventories have been drawn down and will have to be rebuilt.',
          'The consensus is {#0.2-0.5} points lower.',
        ],
      },
      bad: {
        opening: [
          'We lower our growth forecast for {place} to {gdp} for this year.',
          'Our nowcast for {place} stands at zero, give or take {#0.1-0.3}%.',
        ],
        rest: [
          'Public spending is the only component that still grows.',
          'Purchasing managers have reported falling orders for {#3-7} months.',
          'Inventories are high, so output has to fall first.',
          'The consensus has further to come down.',
        ],
      },
      neutral: {
        opening: [
          'Growth of {gdp} this year would be about the potential of {place}.',
          'The economy of {place} is neither slowing nor speeding up.',
        ],
        rest: [
          'Services make up for industry.',
          "Revisions to last year were larger than this year's growth.",
          'Our nowcast and the consensus agree.',
          'We see the risks as balanced.',
        ],
      },
    },
  },
  {
    headlines: {
      good: [
        'jobs without inflation',
        'participation does the trick',
        'real wages at last',
        'more hours, fewer vacancies',
      ],
      bad: ['wages chase prices', 'the labour market breaks late', 'vacancies fall first', 'hoarding ends'],
      neutral: ['how tight is tight', 'two labour markets', 'what wage trackers say', 'the missing workers'],
    },
    topic: {
      headings: ['Labour market', 'Jobs and wages'],
      good: {
        opening: [
          'Employment in {place} grew by {#0.8-2.1}% over the year without pushing up wages.',
          'Real wages in {place} are rising, and firms can afford it.',
        ],
        rest: [
          'Participation has gained {#0.4-1.2} points since {past}.',
          'Our wage tracker shows {#3-4}%, down from more than five.',
          'Productivity is better than the first estimates said.',
          'Unions have settled for longer terms.',
        ],
      },
      bad: {
        opening: [
          'Vacancies in {place} have fallen by {#11-24}% in a year.',
          'The labour market of {place} looks firm because firms are slow to act.',
        ],
        rest: [
          'Hours worked have fallen faster than headcount.',
          'Announced job cuts are the highest since {past}.',
          'Short-time work hides part of the weakness.',
          'We expect the jobless rate to rise by {#0.4-1.1} points.',
        ],
      },
      neutral: {
        opening: [
          'The jobless rate in {place} stayed at {jobless} in {month}.',
          'Surveys and statistics on the labour market of {place} disagree.',
        ],
        rest: [
          'Wages grow by {#3-5}%, depending on the source.',
          'Hiring plans are close to their average.',
          'Migration explains part of the rise in employment.',
          'The next round of wage talks is due in {soonMonth}.',
        ],
      },
    },
  },
  {
    headlines: {
      good: [
        'budget money reaches the builders',
        'a surplus by accident',
        'fiscal rules bend in the right place',
        'public investment, finally',
      ],
      bad: [
        'a budget for voters',
        'the interest bill comes first',
        'deficits in good times',
        'consolidation is always next year',
      ],
      neutral: [
        'the budget in five figures',
        'what the coalition agreed',
        'who buys the bonds',
        'taxes, transfers and arithmetic',
      ],
    },
    topic: {
      headings: ['Public finances', 'The budget'],
      good: {
        opening: [
          'The budget of {place} adds {#0.5-1.3} points to demand, most of it as investment.',
          'Public finances in {place} are better than planned.',
        ],
        rest: [
          'Tax receipts are {#3-7}% above the estimate.',
          'Issuance of bonds can be reduced by a tenth.',
          'The effect reaches builders first and engineers second.',
          'Rating agencies have taken note.',
        ],
      },
      bad: {
        opening: [
          'The deficit of {place} will exceed {#4-6}% of output, in a year without a crisis.',
          'Interest takes {#9-16}% of tax receipts in {place}, twice the share of five years ago.',
        ],
        rest: [
          'Cuts have been announced for a time after the election.',
          'Auctions still go well, at higher yields.',
          'Local authorities are in a worse position than the centre.',
          'A change of outlook by one agency would not surprise us.',
        ],
      },
      neutral: {
        opening: [
          'The budget of {place} changes little, and its details matter more than its total.',
          'Fiscal policy in {place} is neutral this year.',
        ],
        rest: [
          'Energy subsidies expire, and tax relief takes their place.',
          'Issuance stays close to last year.',
          'The average maturity of debt is {#7-10} years.',
          'Parliament votes in {soonMonth}.',
        ],
      },
    },
  },
  {
    headlines: {
      good: ['exports find new buyers', 'the trade balance turns', 'tourists pay the bill', 'supply chains move in'],
      bad: [
        'exports lose their largest buyer',
        'a tariff and its victims',
        'the current account is back',
        'orders from abroad dry up',
      ],
      neutral: [
        'trade after the tariffs',
        'who buys from whom',
        'the exchange rate and the exporter',
        'ports as a lead indicator',
      ],
    },
    topic: {
      headings: ['Trade', 'The external side'],
      good: {
        opening: [
          'Exports of {place} rose by {#3-9}% in real terms in the year to {month}.',
          'The current account of {place} has improved by {#0.8-2.2}% of output.',
        ],
        rest: [
          'New markets account for a third of the gain.',
          'Tourism receipts are above the level of {past}.',
          'Import prices have fallen by {#2-5}%.',
          'Orders from abroad suggest more of the same.',
        ],
      },
      bad: {
        opening: [
          'Export orders of {place} have fallen for {#4-8} months.',
          'Tariffs affect {#9-21}% of what {place} sells abroad.',
        ],
        rest: [
          'Few exporters can pass them on.',
          'Port traffic was {#4-9}% lower than a year ago.',
          'The current account deficit widens to {#3-5}% of output.',
          'We subtract {#0.2-0.5} points from growth for it.',
        ],
      },
      neutral: {
        opening: [
          'Trade neither adds to growth in {place} nor subtracts from it.',
          'The geography of trade has changed more than its volume.',
        ],
        rest: [
          'Neighbours buy more, distant partners less.',
          'Freight rates are back to normal.',
          'The terms of trade improved by {#1-2}%.',
          'Exporters call the exchange rate acceptable.',
        ],
      },
    },
  },
]
