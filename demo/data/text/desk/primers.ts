import { evenTopic, type Topic } from '../topic.ts'

/** Primers explain a sub-sector from one angle; `{subTitle}` is its name. */
export const primerTitles: readonly string[] = [
  '{subTitle} primer: how the money is made',
  '{subTitle} primer: reading the accounts',
  '{subTitle} primer: the cycle and its signs',
  '{subTitle} primer: rules and regulators',
  '{subTitle} primer: what moves the shares',
  '{subTitle} primer: who competes with whom',
]

export const primerAbstracts = {
  subtitles: [
    'An introduction for new followers of the sector',
    'Terms, figures and a little history',
    'From first principles',
    'For generalists',
  ],
  first: [
    'This primer explains {peers} to readers who have not followed them before.',
    'What {peers} do, how they earn and what their accounts hide.',
    'We explain the terms, the figures and the habits of the sector without assuming knowledge of it.',
  ],
  second: [
    'A glossary of {#30-70} terms is included.',
    'Each chapter can be read alone.',
    'Examples are taken from companies we cover.',
    'The text is revised every second year.',
  ],
} as const

export const primerTopics: readonly Topic[] = [
  evenTopic(
    ['What the sector does', 'The business'],
    [
      'At its simplest, the sector sells {product1} and {product2} to {customers1}.',
      'Most {peers} began as local companies and many still are.',
      'Few sectors are so often described and so rarely explained.',
    ],
    [
      'The largest {#5-9} companies account for {#40-65}% of sales worldwide.',
      'Between a small and a large company the methods differ less than the costs.',
      'Contracts last from a few weeks to {#10-20} years.',
      'Growth has averaged {#2-6}% a year since {past}.',
      'What outsiders take for a commodity is usually a service.',
    ],
  ),
  evenTopic(
    ['How money is made', 'Revenue and profit'],
    [
      'The first figure to look at is {metric1}.',
      'Profit depends on a handful of ratios.',
      'Revenue is the product of volume, price and time.',
    ],
    [
      'The second is {metric2}, which moves more slowly.',
      'A change of 1% in volume changes profit by {#2-5}%.',
      'Prices are set once a year in some markets and every day in others.',
      'Fixed cost is {#35-65}% of the total.',
      'Returns on capital range from {#5-8}% to {#16-28}%.',
    ],
  ),
  evenTopic(
    ['Costs', 'What it costs'],
    [
      'The largest item is {cost1}.',
      'Costs fall into three groups of unequal size.',
      'Nothing separates good from poor companies as clearly as {cost1}.',
    ],
    [
      'Next in size comes {cost2}.',
      'Spending on {asset1} comes in waves of {#6-11} years.',
      'Scale matters up to a point and then stops.',
      'Outsourcing was fashionable in {past} and has become less so.',
      'Accounts often show these items in more than one place.',
    ],
  ),
  evenTopic(
    ['The cycle', 'Good years and bad'],
    [
      'The cycle begins with {driver1}.',
      'A full cycle lasts {#5-9} years from peak to peak.',
      'Three signs tell where in the cycle the sector stands.',
    ],
    [
      'Share prices lead it by {#6-11} months.',
      'Orders turn before sales, sales before margins, margins before cash.',
      'In the last downturn earnings fell by {#18-45}%.',
      'Companies with long contracts feel it later and less.',
      'Over time more has come to depend on {driver2}.',
    ],
  ),
  evenTopic(
    ['Accounting', 'Reading the accounts'],
    [
      'Four lines in the accounts deserve more attention than they receive.',
      'Start with cash flow and read backwards.',
      'Comparing companies requires some repair of their figures.',
    ],
    [
      'Leases are a form of debt and should be read as such.',
      'Development spending is capitalised by {#40-70}% of companies.',
      'Provisions say much about the temper of the finance chief.',
      'Look for changes in definitions, which are rarely announced.',
      'The notes on segments are worth an hour.',
    ],
  ),
  evenTopic(
    ['Competition', 'Who competes with whom'],
    [
      'Competition is regional in most products and global in a few.',
      'In {region} the leading companies are {pick1} and {pick2}.',
      'The sector has {#3-4} kinds of competitor.',
    ],
    [
      'Private owners hold {#15-30}% of the market.',
      'Entry needs capital, permits and patience, in rising order.',
      'Buyers such as {customers2} prefer two suppliers to one.',
      'Mergers have been blocked {#2-5} times since {past}.',
    ],
  ),
  evenTopic(
    ['Rules', 'Regulation'],
    [
      'Rules differ by country and change slowly.',
      'Regulators look at safety first, at prices second.',
      'The most important rule of the past decade concerned {risk1}.',
    ],
    [
      'A licence takes {#9-30} months.',
      'Environmental duties add {#1-4}% to costs.',
      'State ownership is common in {#3-6} large markets.',
      'The next reform is expected in {soon}.',
    ],
  ),
  evenTopic(
    ['The shares', 'What moves the shares'],
    [
      'Shares follow {driver1} with a correlation of {#0.4-0.7}.',
      'Investors use {#2-3} measures of value and trust none of them.',
      'The sector makes up {#1-6}% of a broad index.',
    ],
    [
      'The price-earnings ratio works in the middle of the cycle and misleads at both ends.',
      'Dividends have provided {#35-55}% of the total return.',
      'Takeovers happen near the bottom.',
      'Risks to remember are {risk1} and {risk2}.',
    ],
  ),
]
