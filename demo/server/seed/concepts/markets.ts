import { type Concept, commodityConcept, creditConcept, currencyConcept } from './concept.ts'

/** Concepts of credit, currency and commodity research. */
export const marketConcepts: readonly Concept[] = [
  creditConcept(
    'spreads-widen',
    'bad',
    [
      'credit spreads widen',
      'Credit spreads have widened by {#25-60} basis points.',
      'Spreads for single-B names widen first.',
      'We expect spreads to be wider in {#3-6} months.',
    ],
    [
      'investors demand a bigger premium for corporate bonds',
      'Investors demand a bigger premium for lending to companies.',
      'Corporate bonds cheapened against government paper.',
      'The extra return for taking default risk has gone up.',
    ],
  ),
  creditConcept(
    'defaults-rise',
    'bad',
    [
      'higher default rate',
      'The default rate reaches {#3.5-5.5}% by year-end.',
      'Defaults are highest among leveraged buyouts of {past}.',
      'A default rate above the average is not in the price.',
    ],
    [
      'more issuers fail to pay',
      'More issuers fail to pay or ask for time.',
      'Insolvencies climb in sectors that borrowed most.',
      'Bankruptcy courts are busy again.',
    ],
  ),
  creditConcept(
    'new-issue-supply',
    'neutral',
    [
      'heavy primary supply',
      'Primary supply reached {#24-41} billion in a month.',
      'Heavy supply has been absorbed with small concessions.',
      'Supply will slow before the holidays.',
    ],
    [
      'a flood of new bonds to place',
      'A flood of new bonds found buyers.',
      'Issuance is at a record, and books are covered thrice.',
      'Borrowers rush to sell paper while they can.',
    ],
  ),
  creditConcept(
    'carry',
    'good',
    [
      'carry compensates for risk',
      'Carry of {#3.8-5.6}% compensates for a good deal of risk.',
      'Carry earns more than the expected loss in four of five scenarios.',
      'One-year carry is the best argument for the asset class.',
    ],
    [
      'the running yield pays for waiting',
      'The running yield pays for patience.',
      'Holding on and collecting coupons is a decent plan.',
      'Income alone beats money-market funds.',
    ],
  ),
  creditConcept(
    'sovereign-stress',
    'bad',
    [
      'sovereign debt distress',
      'Sovereign debt reaches {#84-112}% of GDP.',
      'Debt distress is a matter of rollover, not of solvency.',
      'The sovereign needs an agreement before the next maturity.',
    ],
    [
      'a government struggles to repay what it owes',
      'The government struggles to repay foreign creditors.',
      'Talks about easier terms for the state have begun.',
      'Public finances depend on the goodwill of lenders.',
    ],
  ),
  currencyConcept(
    'weak-currency',
    'bad',
    [
      'currency depreciation',
      'The currency has depreciated by {#6-14}% in trade-weighted terms.',
      'Depreciation adds {#0.5-1.2} points to inflation.',
      'We forecast further depreciation over {#3-6} months.',
    ],
    [
      'the exchange rate keeps sliding',
      'The exchange rate keeps sliding.',
      'Money is leaving, and it takes the unit down with it.',
      'Importers pay more for each dollar.',
    ],
  ),
  currencyConcept(
    'intervention',
    'neutral',
    [
      'foreign exchange intervention',
      'Intervention used {#5-11}% of foreign exchange reserves.',
      'Intervention slows a move but does not turn it.',
      'Verbal intervention has lost its effect.',
    ],
    [
      'authorities step in to defend the unit',
      'The authorities stepped in to defend a level.',
      'Officials sold dollars to stop the slide.',
      'Holdings of hard currency are being spent to steady things.',
    ],
  ),
  currencyConcept(
    'rate-differential',
    'neutral',
    [
      'interest rate differential drives the pair',
      'The rate differential explains {#60-78}% of the move in the pair.',
      'Two-year differentials have moved {#30-55} basis points.',
      'The pair follows interest rates again.',
    ],
    [
      'yield gap attracts carry traders',
      'The yield gap attracts carry traders.',
      'Money goes where it earns more.',
      'Borrowing in one place and depositing in another pays well.',
    ],
  ),
  currencyConcept(
    'undervalued-currency',
    'good',
    [
      'currency is undervalued',
      'The currency is undervalued by {#9-18}% on our model.',
      'Undervaluation has lasted for {#3-5} years.',
      'An undervalued currency needs a catalyst, and we see two.',
    ],
    [
      'exchange rate below its fair worth',
      'The exchange rate stands well below its fair worth.',
      'Purchasing power says that the unit is too cheap.',
      'Tourists notice how far their money goes.',
    ],
  ),
  commodityConcept(
    'supply-glut',
    'bad',
    [
      'supply glut',
      'The market is oversupplied by {#0.6-1.8}% of demand.',
      'A supply glut builds until somebody reacts.',
      'Supply grows in {#3-5} regions at once.',
    ],
    [
      'too much output for too few buyers',
      'Too much output meets too few buyers.',
      'Stocks pile up in every port.',
      'Producers pump and dig more than anyone needs.',
    ],
    ['Nickel', 'Lithium', 'Iron ore', 'Aluminium', 'Crude oil', 'Natural gas', 'Copper', 'Zinc'],
  ),
  commodityConcept(
    'supply-deficit',
    'good',
    [
      'structural supply deficit',
      'The deficit widens to {#2-5}% of supply by {later}.',
      'A structural deficit is the base case from {soon}.',
      'Supply cannot close the deficit at present prices.',
    ],
    [
      'shortage because too few mines were built',
      'Too few projects were built in lean times.',
      'Users will compete for scarce material.',
      'A shortage looms, and a remedy takes a decade.',
    ],
    ['Copper', 'Aluminium', 'Zinc', 'Nickel', 'Iron ore', 'Lithium', 'Silver', 'Crude oil'],
  ),
  commodityConcept(
    'safe-haven',
    'good',
    [
      'safe haven demand for gold',
      'Safe-haven demand adds {#4-9}% to the price.',
      'Central banks bought {#180-290} tonnes of gold in a quarter.',
      'Gold serves as a haven when bonds do not.',
    ],
    [
      'investors seek protection in precious metal',
      'Frightened investors seek protection in bullion.',
      'The precious metal is insurance against everything else.',
      'Nervous money prefers something that nobody can print.',
    ],
    ['Gold', 'Silver'],
  ),
  commodityConcept(
    'crop-failure',
    'bad',
    [
      'drought reduces the harvest',
      'Drought reduces the harvest by {#8-17}%.',
      'A poor harvest in {#2-3} exporting regions tightens the balance.',
      'The drought has reached areas that supply a third of exports.',
    ],
    [
      'dry weather hurts crop yields',
      'Dry weather hurts yields on both sides of the ocean.',
      'Farmers bring in far less grain than usual.',
      'A lack of rain has stunted the plants.',
    ],
    ['Wheat', 'Maize', 'Cocoa', 'Coffee'],
  ),
  commodityConcept(
    'low-inventories',
    'good',
    [
      'inventories at multi-year lows',
      'Inventories cover {#9-16} days of use, a multi-year low.',
      'Low inventories make the price sensitive to news.',
      'Exchange inventories fell for {#6-11} weeks.',
    ],
    [
      'warehouses are nearly empty',
      'Warehouses are nearly empty.',
      'There is hardly any buffer left.',
      'Storage that was full stands bare.',
    ],
    ['Copper', 'Aluminium', 'Zinc', 'Nickel', 'Lithium', 'Wheat', 'Maize', 'Cocoa', 'Coffee', 'Crude oil'],
  ),
]
