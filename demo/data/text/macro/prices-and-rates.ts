import type { MacroTheme } from './macro-theme.ts'

export const pricesAndRates: readonly MacroTheme[] = [
  {
    headlines: {
      good: [
        'the last mile was shorter than feared',
        'services inflation gives way',
        'target in sight, and not by luck',
        'the rent effect fades',
      ],
      bad: [
        'services inflation will not follow goods down',
        'the second round has begun',
        'a target in name only',
        'food prices are political again',
      ],
      neutral: [
        'the inflation debate in {#6-12} charts',
        'two inflations',
        'base effects and what remains',
        'what surveys say about prices',
      ],
    },
    topic: {
      headings: ['Inflation', 'Prices'],
      good: {
        opening: [
          'Consumer prices in {place} rose by {cpi} in the year to {month}, less than the month before.',
          'The fall in inflation has become broad.',
        ],
        rest: [
          'More than {#55-68}% of the basket now rises by less than the target.',
          'Rents, the last to turn, rose by {#0.1-0.3}% on the month.',
          'Survey measures of pricing plans are back at the level of {past}.',
          'We lower our forecast for next year by {#0.2-0.6} points.',
        ],
      },
      bad: {
        opening: [
          'Consumer prices in {place} rose by {cpi} in the year to {month}, more than the consensus had expected.',
          'The improvement in goods prices has run its course, and that in services has not started.',
        ],
        rest: [
          'Services account for {#44-58}% of the basket.',
          'Wage agreements of {#4-6}% leave little room for a quick fall.',
          'Administered prices add {#0.3-0.7} points in January.',
          'We raise our forecast for next year by {#0.2-0.5} points.',
        ],
      },
      neutral: {
        opening: [
          'Inflation in {place} was {cpi} in {month}, as expected.',
          'The monthly figures say less about inflation than their reception suggests.',
        ],
        rest: [
          'Base effects explain most of the change.',
          'Without food and energy the rate was {#2.1-3.4}%.',
          'Expectations of households have hardly moved.',
          'Our forecast for next year is unchanged.',
        ],
      },
    },
  },
  {
    headlines: {
      good: [
        'cuts, and more than one',
        'the bank finds its nerve',
        'why the first cut is not the last',
        'room to ease',
      ],
      bad: ['the wait gets longer', 'a hike nobody ordered', 'one cut is not a cycle', 'the bank is behind, again'],
      neutral: ['reading the minutes', 'a divided committee', 'on hold, with footnotes', 'what neutral means here'],
    },
    topic: {
      headings: ['Monetary policy', 'The central bank', 'Interest rates'],
      good: {
        opening: [
          'We expect {bank} to lower its policy rate by {#50-125} basis points over twelve months.',
          'The minutes of {bank} leave little doubt about the direction.',
        ],
        rest: [
          'Futures price about half of that.',
          'Real rates would still be above their average of the past decade.',
          'The exchange rate should not stand in the way.',
          'Two members who used to vote against have changed sides.',
        ],
      },
      bad: {
        opening: [
          'We no longer expect {bank} to lower its policy rate before {nextYear}.',
          'The message from {bank} is that patience is not a forecast but a policy.',
        ],
        rest: [
          'Futures have yet to follow.',
          'A fall in the exchange rate would make matters worse.',
          'The vote was closer than the tone of the statement.',
          'Mortgage holders will feel it over the next {#12-24} months.',
        ],
      },
      neutral: {
        opening: [
          'The policy rate of {bank} stands at {policyRate}, and we expect no change at the next two meetings.',
          'The debate at {bank} is about words rather than rates.',
        ],
        rest: [
          'The committee wants to see {#2-4} more months of data.',
          'We put the neutral rate at {#2.1-3.6}%.',
          'Futures agree with us, which makes for a dull trade.',
          'The next set of staff forecasts will matter more than the next decision.',
        ],
      },
    },
  },
  {
    headlines: {
      good: [
        'loans are wanted again',
        'banks open the door a little',
        'the mortgage market wakes',
        'from queue to keys',
      ],
      bad: [
        'builders run out of buyers',
        'houses at prices nobody pays',
        'credit without demand',
        'the mortgage reset arrives',
      ],
      neutral: [
        'housing in three cities',
        'the credit pulse explained',
        'fewer homes, steady prices',
        'who still borrows',
      ],
    },
    topic: {
      headings: ['Housing and credit', 'Credit', 'The housing market'],
      good: {
        opening: [
          'New mortgages in {place} were up by {#9-22}% on the year in {month}.',
          'Credit has turned in {place}, and credit leads.',
        ],
        rest: [
          'Banks have relaxed their standards for the first time in {#5-9} quarters.',
          'Permits follow with a lag of about half a year.',
          'We expect construction to add to growth again in {nextYear}.',
          'Prices of existing homes have risen for {#3-6} months.',
        ],
      },
      bad: {
        opening: [
          'Permits in {place} were {#12-27}% lower in {month} than a year before.',
          'The full effect of past rate rises on mortgages in {place} is still to come.',
        ],
        rest: [
          'About {#22-38}% of loans are reset within a year.',
          'Builders report more cancellations than sales.',
          'Standards for small firms were tightened once more.',
          'We expect residential investment to subtract {#0.2-0.6} points from growth.',
        ],
      },
      neutral: {
        opening: [
          'The housing market of {place} has found a floor and not yet left it.',
          'Lending to households in {place} grows by {#2-4}%, about as fast as incomes.',
        ],
        rest: [
          'Turnover is {#10-20}% below the norm.',
          'Rents rise faster than prices.',
          'Differences between cities are larger than those between years.',
          'We expect little change until {soonMonth}.',
        ],
      },
    },
  },
]
