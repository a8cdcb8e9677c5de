import { type Concept, companyConcept as concept } from './concept.ts'

/** Concepts about who runs a company, what they promise and what the share price makes of it. */
export const strategyConcepts: readonly Concept[] = [
  concept(
    'bolt-on-acquisitions',
    'good',
    [
      'small bolt-on acquisitions and investments',
      'Bolt-on acquisitions at {#6-8} times EBITDA add {#2-4}% to earnings per share.',
      '{co} made {#3-6} acquisitions in a year, all of them bolt-ons.',
      'Small acquisitions and investments have earned more than their cost of capital.',
    ],
    [
      'buying little family firms and private businesses',
      'It buys little family firms from owners who retire.',
      '{co} bought several private businesses and family firms.',
      'Purchases of firms owned by families expand its businesses.',
    ],
  ),
  concept(
    'overpaid-takeover',
    'bad',
    [
      'overpriced hostile takeover bid',
      'The takeover price equals {#15-20} times EBITDA.',
      'The takeover bid is overpriced and leaves no room for error.',
      'We doubt the synergies that must justify such a takeover bid.',
    ],
    [
      'expensive merger deal and acquisition',
      'The merger deal is much too expensive.',
      'Merging the businesses after the acquisition will distract management for years.',
      '{co} agreed to an expensive merger, and the deal destroys value.',
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
      'separating a unit and listing it on the stock exchange',
      'The unit will be separated and listed on the stock exchange.',
      'Separation of the unit breaks up the group.',
      'As separate companies, both listed on the exchange, the units should be worth more.',
    ],
  ),
  concept(
    'activist-investor',
    'neutral',
    [
      'activist investor campaign and proxy battle',
      'An activist investor holds {#3-6}% and campaigns for two seats.',
      'The activist campaign has put capital allocation on the agenda.',
      'Activists will fight a proxy battle in spring.',
    ],
    [
      'hedge fund pushes the board to oust managers',
      'A hedge fund pushes the board to oust the managers.',
      'The board is under pressure from a hostile hedge fund.',
      'Hedge fund managers urge the board to sell assets and resign.',
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
      'CEO succession and leadership appointment',
      'The appointment of a CEO came sooner than expected.',
      'The CEO succession is settled, and the former president becomes chairman.',
      'The incoming CEO and chairman inherit a tired leadership team.',
    ],
  ),
  concept(
    'family-control',
    'neutral',
    [
      'founding family controls votes',
      'The founding family controls {#43-58}% of the votes.',
      'Family control of votes limits the free float.',
      'Votes stay with the founding family through a second class of shares.',
    ],
    [
      'majority owner dominates minority stockholders',
      'A majority owner dominates the company and its minority stockholders.',
      'Minority stockholders have little influence on the dominant owner.',
      'The majority of the stock belongs to one owner and his heirs.',
    ],
  ),
  concept(
    'guidance-raised',
    'good',
    [
      'management raises guidance',
      'Management raised its guidance for {fy1} by {#3-6}%.',
      'Guidance was raised for the second time in a year.',
      'The guidance raised by management still looks cautious to us.',
    ],
    [
      'upgraded outlook and targets',
      'After a good start {co} has upgraded its outlook.',
      'Targets set in winter have been upgraded.',
      'The outlook is better, and the company lifts its targets.',
    ],
  ),
  concept(
    'profit-warning',
    'bad',
    [
      'profit warning, weak sales and losses',
      'The profit warning takes {#12-20}% off our estimate for {fy1}.',
      'This is the second profit warning within a year, after weak sales.',
      'Profit warnings tend to come in series, and losses may follow.',
    ],
    [
      'earnings shortfall, missed targets and disappointing results',
      'Disappointing earnings will miss the targets by a wide distance.',
      'The earnings shortfall is larger and more disappointing than analysts feared.',
      '{co} missed its targets and announced an earnings shortfall.',
    ],
  ),
  concept(
    'cautious-guidance',
    'good',
    [
      'conservative guidance',
      'Guidance is conservative: the first half alone delivers {#54-61}% of it.',
      'Conservative guidance leaves room for a beat.',
      'We see the guidance as a floor and consider it conservative.',
    ],
    [
      'cautious management targets easily exceeded',
      'Management is cautious and sets targets that are easily exceeded.',
      'The targets look too cautious, and {co} usually exceeds them.',
      'Cautious management promises less than it can achieve.',
    ],
  ),
  concept(
    'consensus-too-low',
    'good',
    [
      'consensus estimates are too low',
      'Consensus is {#6-12}% below our estimate for {fy2}.',
      'Consensus estimates have not moved since the last report.',
      'The consensus is too low, and estimates should rise.',
    ],
    [
      'brokers and analysts must upgrade their forecasts',
      'Brokers have yet to upgrade their forecasts.',
      'Most analysts and brokers still predict a decline.',
      'Forecasts by other analysts for {co} are out of date.',
    ],
  ),
  concept(
    'insider-buying',
    'good',
    [
      'insiders buy shares in the company',
      '{#3-5} insiders bought shares after the results.',
      'Insider buying of shares is the heaviest since {past}.',
      'No insider has sold shares for a year, and several bought.',
    ],
    [
      'executives and directors acquire stock holdings personally',
      'Executives and directors acquired stock with personal savings.',
      'Directors have increased their personal holdings of stock in {co}.',
      'The chairman and other executives acquired stock in the open market.',
    ],
  ),
  concept(
    'valuation-discount',
    'good',
    [
      'share trades at a discount to peers',
      'The share trades at a discount of {#18-30}% to its peers.',
      'A discount to peers of this size was last seen in {past}.',
      'The discount to peers would close at {#14-18} times earnings.',
    ],
    [
      'stock is cheaper than similar, comparable companies',
      'Comparable companies are much more expensive.',
      '{co} is cheaper than similar companies on every multiple we use.',
      'The stock is cheap compared with similar companies.',
    ],
  ),
  concept(
    'priced-for-perfection',
    'bad',
    [
      'share priced for perfection',
      'The share is priced for perfection at {#28-37} times earnings.',
      'The share price already contains {#5-7} good years.',
      'Priced for perfection, the share has no margin of safety.',
    ],
    [
      'overvalued stock with inflated expectations',
      'Expectations for the stock are inflated.',
      'An overvalued stock like this disappoints holders sooner or later.',
      'Valuation is inflated, and high expectations make {co} vulnerable.',
    ],
  ),
  concept(
    'sum-of-the-parts',
    'good',
    [
      'sum-of-the-parts value',
      'Our sum-of-the-parts value exceeds market capitalisation by {#20-35}%.',
      'The parts of {co} are worth more than the sum the market pays.',
      'A sum-of-the-parts view gives credit for the stake in its affiliate.',
    ],
    [
      'conglomerate with undervalued subsidiaries',
      'The conglomerate owns valuable subsidiaries that investors ignore.',
      'Its subsidiaries are undervalued inside a diversified conglomerate.',
      'Separately, the subsidiaries of the conglomerate would fetch far more.',
    ],
  ),
  concept(
    'short-interest',
    'neutral',
    [
      'crowded short positions and short sellers',
      'Short positions amount to {#8-14}% of the free float.',
      'The short position is crowded, and borrowing fees have doubled.',
      'Short sellers would need {#7-12} days to cover.',
    ],
    [
      'speculators and speculative traders bet against the stock',
      'Speculators and gamblers bet against the stock.',
      'Many speculative traders are betting on a slide of the stock.',
      'Pessimistic speculators profit if their bets succeed.',
    ],
  ),
]
