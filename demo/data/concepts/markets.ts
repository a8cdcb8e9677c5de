import { type Concept, commodityConcept, creditConcept, currencyConcept } from './concept.ts'

/** Concepts of credit, currency and commodity research. */
export const marketConcepts: readonly Concept[] = [
  creditConcept(
    'spreads-widen',
    'bad',
    [
      'wider credit spreads',
      'Credit spreads have widened by {#25-60} basis points.',
      'Spreads for single-B credits widen first.',
      'We expect credit spreads to be wider in {#3-6} months.',
    ],
    [
      'risk premium of corporate over government bonds',
      'Investors demand a higher premium for corporate bonds.',
      'Corporate bonds fell against government bonds as risk aversion increased.',
      'The risk premium on corporate bonds has increased.',
    ],
  ),
  creditConcept(
    'defaults-rise',
    'bad',
    [
      'rising defaults and higher default rate',
      'The default rate reaches {#3.5-5.5}% by year-end.',
      'Defaults are highest among leveraged buyouts of {past}.',
      'A default rate above the average is not in the price.',
    ],
    [
      'bankruptcies and insolvencies',
      'More companies file for bankruptcy or become insolvent.',
      'Corporate insolvencies climb in sectors that borrowed most.',
      'Bankruptcies and insolvencies of indebted companies are increasing.',
    ],
  ),
  creditConcept(
    'new-issue-supply',
    'neutral',
    [
      'heavy primary supply',
      'Primary supply reached {#24-41} billion in a month.',
      'Heavy primary supply has been absorbed with small concessions.',
      'Primary supply will slow before the holidays.',
    ],
    [
      'record issuance of new bonds',
      'A flood of new bonds found buyers.',
      'Bond issuance is at a record, and books are covered thrice.',
      'Borrowers rush to issue bonds while they can.',
    ],
  ),
  creditConcept(
    'carry',
    'good',
    [
      'carry compensates for risk',
      'Carry of {#3.8-5.6}% compensates for a good deal of risk.',
      'Carry exceeds the expected loss in four of five scenarios.',
      'One-year carry is the best argument for the asset class.',
    ],
    [
      'coupon income and attractive yield',
      'Coupon income alone beats money-market funds.',
      'Investors earn an attractive yield while they wait.',
      'A high yield and regular coupons reward patient investors.',
    ],
  ),
  creditConcept(
    'sovereign-stress',
    'bad',
    [
      'sovereign debt crisis and distress',
      'Sovereign debt reaches {#84-112}% of GDP, and a debt crisis is near.',
      'Debt distress of the sovereign is a matter of rollover, not of solvency.',
      'The sovereign debt crisis needs an agreement before the next maturity.',
    ],
    [
      'country asks the IMF for a bailout and rescue loans',
      'The country asks the IMF for a bailout.',
      'Rescue loans by the IMF would save the state from bankruptcy.',
      'A bailout of the country by its neighbours and the IMF is being negotiated.',
    ],
  ),
  currencyConcept(
    'weak-currency',
    'bad',
    [
      'currency depreciation',
      'The currency has depreciated by {#6-14}% in trade-weighted terms.',
      'Depreciation of the currency adds {#0.5-1.2} points to inflation.',
      'We forecast further depreciation over {#3-6} months.',
    ],
    [
      'exchange rate slides against the dollar',
      'The exchange rate keeps sliding against the dollar.',
      'The exchange rate has dropped to a record low.',
      'Importers pay more for each dollar as the exchange rate slides.',
    ],
  ),
  currencyConcept(
    'intervention',
    'neutral',
    [
      'foreign exchange intervention with reserves',
      'Intervention used {#5-11}% of foreign exchange reserves.',
      'Intervention in the foreign exchange market slows a move but does not turn it.',
      'Verbal intervention has lost its effect, and reserves are used.',
    ],
    [
      'central bank sells dollars to support the currency',
      'The central bank sold dollars to support its currency.',
      'Authorities buy their own currency with dollars.',
      'The central bank supports the currency and spends its dollars.',
    ],
  ),
  currencyConcept(
    'rate-differential',
    'neutral',
    [
      'interest rate differential',
      'The interest rate differential explains {#60-78}% of the move in the pair.',
      'Interest rate differentials have moved {#30-55} basis points.',
      'The pair follows the difference in interest rates again.',
    ],
    [
      'yield gap between countries and carry trades',
      'The yield gap between both countries attracts traders.',
      'Traders borrow in a low-yielding country and buy in a high-yielding one.',
      'Carry trades profit from the yield gap.',
    ],
  ),
  currencyConcept(
    'undervalued-currency',
    'good',
    [
      'undervalued currency',
      'The currency is undervalued by {#9-18}% on our model.',
      'Undervaluation of the currency has lasted for {#3-5} years.',
      'An undervalued currency needs a catalyst, and we see two.',
    ],
    [
      'exchange rate too cheap on purchasing power parity',
      'The exchange rate is too cheap against purchasing power parity.',
      'Purchasing power parity implies a much higher exchange rate.',
      'The exchange rate stands below purchasing power parity.',
    ],
  ),
  commodityConcept(
    'supply-glut',
    'bad',
    [
      'supply glut and oversupply',
      'The market is oversupplied by {#0.6-1.8}% of demand.',
      'A supply glut builds until somebody reacts.',
      'Oversupply comes from {#3-5} regions at once.',
    ],
    [
      'excess output and surplus of producers',
      'Producers have a surplus and too few buyers.',
      'Excess output piles up in every port.',
      'The surplus grows because producers pump and dig too much.',
    ],
    ['Nickel', 'Lithium', 'Iron ore', 'Aluminium', 'Crude oil', 'Natural gas', 'Copper', 'Zinc'],
  ),
  commodityConcept(
    'supply-deficit',
    'good',
    [
      'structural supply deficit',
      'The deficit widens to {#2-5}% of supply by {later}.',
      'A structural supply deficit is the base case from {soon}.',
      'Supply cannot close the deficit at present prices.',
    ],
    [
      'shortage and scarcity of material',
      'A shortage looms, since too few mines were built.',
      'Scarcity of the material will last, and shortages get worse.',
      'Users compete for scarce material during the shortage.',
    ],
    ['Copper', 'Aluminium', 'Zinc', 'Nickel', 'Iron ore', 'Lithium', 'Silver', 'Crude oil'],
  ),
  commodityConcept(
    'safe-haven',
    'good',
    [
      'safe haven demand for gold',
      'Safe-haven demand for gold adds {#4-9}% to the price.',
      'Central banks bought {#180-290} tonnes of gold in a quarter.',
      'Gold serves as a safe haven when bonds do not.',
    ],
    [
      'nervous investors buy bullion and precious metals',
      'Nervous investors seek protection in bullion.',
      'Precious metals and bullion protect nervous investors.',
      'Investors buy bullion, coins and other precious metals.',
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
      'dry weather and lack of rain hurt crops',
      'Dry weather hurts crops on both sides of the ocean.',
      'Farmers expect small crops after months without rain.',
      'A lack of rain has stunted the plants.',
    ],
    ['Wheat', 'Maize', 'Cocoa', 'Coffee'],
  ),
  commodityConcept(
    'low-inventories',
    'good',
    [
      'low inventories',
      'Inventories cover {#9-16} days of use, a multi-year low.',
      'Low inventories make the price sensitive to news.',
      'Exchange inventories fell for {#6-11} weeks.',
    ],
    [
      'depleted stockpiles and empty warehouses',
      'Stockpiles in warehouses are nearly depleted.',
      'Warehouses are almost empty, and stockpiles have dwindled.',
      'Storage tanks are empty, as depleted stockpiles are not refilled.',
    ],
    ['Copper', 'Aluminium', 'Zinc', 'Nickel', 'Lithium', 'Wheat', 'Maize', 'Cocoa', 'Coffee', 'Crude oil'],
  ),
]
