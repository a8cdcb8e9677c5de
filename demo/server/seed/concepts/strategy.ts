import { type Concept, companyConcept as concept } from './concept.ts'

/** Concepts about who runs a company, what they promise and what the share price makes of it. */
export const strategyConcepts: readonly Concept[] = [
  concept(
    'bolt-on-acquisitions',
    'good',
    [
      'bolt-on acquisitions add value',
      'Bolt-on acquisitions at {#6-8} times EBITDA add {#2-4}% to earnings per share.',
      '{co} made {#3-6} acquisitions in a year, none of them large.',
      'Small acquisitions have earned more than their cost of capital.',
    ],
    [
      'buying little companies cheaply',
      'It buys little companies from owners who retire.',
      'Family firms are taken over cheaply and left to run themselves.',
      'Purchases are modest and quickly integrated.',
    ],
  ),
  concept(
    'overpaid-takeover',
    'bad',
    [
      'overpaid takeover',
      'The takeover price equals {#15-20} times EBITDA.',
      'The premium paid in the takeover leaves no room for error.',
      'We doubt the synergies that must justify the takeover.',
    ],
    [
      'a deal that costs too much and distracts management',
      'The deal costs far too much.',
      'Merging two headquarters will distract management for years.',
      '{co} bought growth at a figure it will regret.',
    ],
  ),
  concept(
    'spin-off',
    'good',
    [
      'spin-off of a division',
      'The spin-off of the smaller division is planned for {fy2}.',
      'After the spin-off each division would have its own balance sheet.',
      'A spin-off would show what the core division earns.',
    ],
    [
      'separating a unit and listing it on its own',
      'The unit will be separated and given its own listing.',
      'Breaking up the group ends a long argument.',
      'Standing alone, both halves should be worth more.',
    ],
  ),
  concept(
    'activist-investor',
    'neutral',
    [
      'activist shareholder campaign',
      'An activist holds {#3-6}% and asks for two seats.',
      'The activist campaign has put capital allocation on the agenda.',
      'Shareholders will vote on the activist proposal in spring.',
    ],
    [
      'a fund pushes the board for change',
      'A fund from overseas pushes for change.',
      'The board is under attack from one determined owner.',
      'Pressure from outside makes a sale of assets likelier.',
    ],
  ),
  concept(
    'new-chief-executive',
    'neutral',
    [
      'new chief executive',
      'The new chief executive starts in {#2-4} months.',
      'A new chief executive usually begins with a strategy review.',
      'The chief executive was hired from a competitor.',
    ],
    [
      'change at the top of the company',
      'The company has a fresh leader, its third in a decade.',
      'Succession at the top came sooner than expected.',
      'Whoever takes over inherits a sound operation and a tired plan.',
    ],
  ),
  concept(
    'family-control',
    'neutral',
    [
      'founding family controls the votes',
      'The founding family controls {#43-58}% of the votes.',
      'Family control protects the strategy and limits the free float.',
      'Votes stay with the family through a second class of shares.',
    ],
    [
      'dominant owner leaves minorities little say',
      'A dominant owner leaves minorities little say.',
      'Nothing happens here against the will of the heirs.',
      'Outsiders may invest but not decide.',
    ],
  ),
  concept(
    'guidance-raised',
    'good',
    [
      'management raises guidance',
      'Management raised its guidance for {fy1} by {#3-6}%.',
      'Guidance was raised for the second time in a year.',
      'The raised guidance still looks cautious to us.',
    ],
    [
      'outlook upgraded after a good start',
      'After a good start {co} has a brighter outlook.',
      'The targets communicated in winter are already out of date.',
      'Leaders now promise what they merely hoped for in spring.',
    ],
  ),
  concept(
    'profit-warning',
    'bad',
    [
      'profit warning',
      'The profit warning takes {#12-20}% off our estimate for {fy1}.',
      'This is the second profit warning within a year.',
      'Warnings tend to come in series, and we allow for another.',
    ],
    [
      'company admits that it will miss its targets',
      'The company admits that targets are out of reach.',
      'Earnings will fall short of what had been promised.',
      'Expectations had to be lowered in public.',
    ],
  ),
  concept(
    'cautious-guidance',
    'good',
    [
      'conservative guidance leaves room to beat',
      'Guidance is conservative: the first half alone delivers {#54-61}% of it.',
      'Conservative guidance leaves room for a beat.',
      'We see the guidance as a floor.',
    ],
    [
      'management promises less than it can achieve',
      'Management promises less than it can achieve.',
      'The targets assume a slump that nobody else expects.',
      '{co} likes to surprise, and sets its bar accordingly.',
    ],
  ),
  concept(
    'consensus-too-low',
    'good',
    [
      'consensus estimates are too low',
      'Consensus is {#6-12}% below our estimate for {fy2}.',
      'Consensus estimates have not moved since the last report.',
      'Estimates must rise even if nothing improves.',
    ],
    [
      'brokers have yet to raise their forecasts',
      'Brokers have yet to revise their forecasts.',
      'Most analysts still model a decline that has already ended.',
      'What others predict for {co} is out of date.',
    ],
  ),
  concept(
    'insider-buying',
    'good',
    [
      'insiders buy shares',
      '{#3-5} insiders bought shares after the results.',
      'Insider purchases are the largest since {past}.',
      'No insider has sold for a year.',
    ],
    [
      'executives put their own money in',
      'Executives invested out of their own pockets.',
      'The board eats its own cooking.',
      'Directors have added to personal stakes in {co}.',
    ],
  ),
  concept(
    'valuation-discount',
    'good',
    [
      'trades at a discount to peers',
      'The share trades at a discount of {#18-30}% to its peers.',
      'A discount of this size was last seen in {past}.',
      'The discount would close at {#14-18} times earnings.',
    ],
    [
      'cheaper than comparable companies',
      'Comparable companies are far more expensive.',
      'Investors pay less for {co} than for weaker rivals.',
      'The stock is undervalued on every multiple we use.',
    ],
  ),
  concept(
    'priced-for-perfection',
    'bad',
    [
      'priced for perfection',
      'The share is priced for perfection at {#28-37} times earnings.',
      'The price already contains {#5-7} good years.',
      'At this price there is no margin of safety.',
    ],
    [
      'expectations leave nothing for disappointment',
      'Expectations are so high that a decent report would disappoint.',
      'Every hope is in the valuation.',
      'A small miss would cost holders dearly.',
    ],
  ),
  concept(
    'sum-of-the-parts',
    'good',
    [
      'sum-of-the-parts value exceeds market capitalisation',
      'Our sum of the parts exceeds market capitalisation by {#20-35}%.',
      'The parts of {co} are worth more than the sum the market pays.',
      'A sum-of-the-parts view gives credit for the stake in its affiliate.',
    ],
    [
      'conglomerate discount hides valuable subsidiaries',
      'Valuable subsidiaries are hidden inside a conglomerate.',
      'Taken one by one, its businesses would fetch much more.',
      'Complexity makes investors look away.',
    ],
  ),
  concept(
    'short-interest',
    'neutral',
    [
      'crowded short position',
      'Short positions amount to {#8-14}% of the free float.',
      'The short is crowded, and borrowing fees have doubled.',
      'Shorts would need {#7-12} days to cover.',
    ],
    [
      'many speculators bet against the stock',
      'Many speculators bet on a decline.',
      'Hedge funds have sold stock that they do not own.',
      'Good news could force the pessimists to buy back in a hurry.',
    ],
  ),
]
