import { type Concept, macroConcept as concept } from './concept.ts'

/** Concepts of macro research; `place` is a country or a region. */
export const economyConcepts: readonly Concept[] = [
  concept(
    'sticky-inflation',
    'bad',
    [
      'sticky core inflation in services',
      'Core inflation is stuck at {#3.1-4.4}%.',
      'Inflation in services has been sticky for {#8-14} months.',
      'Sticky core inflation in {place} is a matter of rents and wages.',
    ],
    [
      'consumer prices and the cost of living keep climbing',
      'Consumer prices keep climbing.',
      'The cost of living is climbing, and food prices increase.',
      'Consumer prices for food and housing climb faster than pay.',
    ],
  ),
  concept(
    'disinflation',
    'good',
    [
      'slowing inflation, falling inflation rate',
      'Inflation slows faster than any forecast in our panel.',
      'Falling inflation gives real incomes {#2-4} points.',
      'The inflation rate is falling back to the target.',
    ],
    [
      'price pressures ease, disinflation and deflation',
      'Price pressures ease along the whole chain.',
      'Producer prices show disinflation and even deflation.',
      'Disinflation continues as price pressures are easing.',
    ],
  ),
  concept(
    'rate-cuts',
    'good',
    [
      'central bank will cut interest rates',
      'The central bank will cut interest rates {#2-4} times in twelve months.',
      'Interest rate cuts are coming earlier than markets assume.',
      'We bring the first rate cut of the central bank forward by a meeting.',
    ],
    [
      'monetary easing and looser policy',
      'Monetary easing is near.',
      'Policymakers have prepared the public for looser monetary policy.',
      'Monetary tightening is over, and easing begins soon.',
    ],
  ),
  concept(
    'higher-for-longer',
    'bad',
    [
      'interest rates remain high for longer',
      'Interest rates stay higher for longer than futures suggest.',
      'Real interest rates of {#1.5-2.6}% are the new normal.',
      'The neutral interest rate has moved up, so rates stay high.',
    ],
    [
      'tight monetary policy maintained by central bankers',
      'Monetary policy will be kept tight.',
      'Central bankers see no reason to loosen monetary policy.',
      'A tight monetary policy is maintained by central bankers.',
    ],
  ),
  concept(
    'recession-risk',
    'bad',
    [
      'recession risk',
      'Our recession model gives a risk of {#35-55}%.',
      'A mild recession in {place} is now the base case.',
      'The recession would show first in investment.',
    ],
    [
      'economic downturn, slump and contraction',
      'The economic downturn has become more likely than not.',
      'Economic output is set to contract in a slump.',
      'A downturn or slump begins in manufacturing, and economists expect a contraction.',
    ],
  ),
  concept(
    'tight-labour-market',
    'neutral',
    [
      'tight labour market',
      'The labour market is tight: {#1.1-1.6} vacancies for each applicant.',
      'Labour is scarcest in construction and care.',
      'Tight labour markets make unit costs grow.',
    ],
    [
      'employers cannot recruit skilled workers',
      'Employers cannot recruit enough skilled workers.',
      'Skilled workers are hard to find, so employers train their own.',
      'Employers compete for workers and recruit them abroad.',
    ],
  ),
  concept(
    'unemployment-rising',
    'bad',
    [
      'rising unemployment',
      'Unemployment rises to {#5.2-7.4}% by the end of the year.',
      'The rise in unemployment is concentrated among the young.',
      'Unemployment has risen for {#4-7} months.',
    ],
    [
      'layoffs, job losses and hiring freezes',
      'Layoffs are spreading from factories to offices.',
      'Firms have stopped hiring, and job losses increase.',
      'Workers are laid off and take longer to find another job.',
    ],
  ),
  concept(
    'housing-slump',
    'bad',
    [
      'housing slump, falling house prices and residential construction',
      'Housing starts and residential construction have fallen by {#16-29}%.',
      'The housing slump takes {#0.4-0.9} points off growth.',
      'House prices in {place} have further to fall, and housing is weak.',
    ],
    [
      'expensive mortgages deter home buyers',
      'Expensive mortgages deter buyers of homes.',
      'Homes and apartments stay unsold, as mortgage lenders are strict.',
      'Home buyers cannot afford a mortgage.',
    ],
  ),
  concept(
    'fiscal-deficit',
    'bad',
    [
      'large fiscal deficit',
      'The fiscal deficit stays above {#4-6}% of GDP.',
      'Fiscal deficits of this size were rare outside a recession.',
      'Fiscal rules in {place} are bent once more, and the deficit grows.',
    ],
    [
      'government overspending and budget shortfall',
      'The government spends far more than it raises in taxes.',
      'The budget shortfall of the government must be financed.',
      'Government spending leaves a hole in the budget.',
    ],
  ),
  concept(
    'fiscal-stimulus',
    'good',
    [
      'fiscal stimulus package',
      'The stimulus package is worth {#0.7-1.6}% of GDP.',
      'Fiscal stimulus lifts growth in {place} from the second half.',
      'Most of the fiscal stimulus is investment, so it works slowly and lasts.',
    ],
    [
      'tax relief and public spending on roads and schools',
      'Tax relief supports activity from January.',
      'The state is spending public money on roads, rails and schools.',
      'Public spending and lower taxes will do what exporters cannot.',
    ],
  ),
  concept(
    'export-slowdown',
    'bad',
    [
      'falling exports',
      'Exports fell by {#3-7}% in real terms.',
      'Falling exports reflect weaker orders from partners.',
      'Export volumes of {place} are back at the level of {past}.',
    ],
    [
      'fewer goods sold and shipped overseas',
      'Fewer goods are shipped overseas by manufacturers.',
      'Overseas demand for manufactured goods is weak.',
      'Shipments of goods to overseas customers decline.',
    ],
  ),
  concept(
    'curve-inversion',
    'neutral',
    [
      'inverted yield curve',
      'The yield curve has been inverted for {#7-13} months.',
      'An inverted curve preceded {#6-8} of the last eight downturns.',
      'The yield curve steepens once the inversion is understood.',
    ],
    [
      'short-term rates above long-term rates',
      'Short-term rates remain above long-term rates.',
      'Long-term bonds pay a lower rate than short-term bills.',
      'Rates on short-term bills exceed those of long-term treasury bonds.',
    ],
  ),
  concept(
    'political-uncertainty',
    'bad',
    [
      'election uncertainty',
      'Elections keep uncertainty high until spring.',
      'Uncertainty before the election delays {#15-25}% of planned projects.',
      'The election in {place} could change the tax code.',
    ],
    [
      'politics, coalition and parliament make investors wait',
      'Politics makes investors wait.',
      'A fragile coalition may lose its majority in parliament.',
      'Political parties quarrel, and voters are divided.',
    ],
  ),
  concept(
    'savings-drawdown',
    'neutral',
    [
      'household savings decline',
      'Household savings have declined to {#4-7}% of income.',
      'Household savings built up since {past} are mostly spent.',
      'Declining savings explain the growth in consumption.',
    ],
    [
      'families use up money put aside',
      'Families use up the money that they had put aside.',
      'Money put aside by ordinary families is almost gone.',
      'Families and pensioners use money from better times to pay for everyday needs.',
    ],
  ),
  concept(
    'confidence-recovers',
    'good',
    [
      'consumer confidence recovers',
      'Consumer confidence has recovered {#8-15} points from its low.',
      'The recovery in confidence is led by older consumers.',
      'Confident consumers in {place} plan larger purchases.',
    ],
    [
      'optimism and better sentiment among households',
      'Optimism among households has increased.',
      'Sentiment of households is better, as surveys show.',
      'Households are optimistic, and pessimism has faded.',
    ],
  ),
  concept(
    'liquidity-drain',
    'bad',
    [
      'quantitative tightening drains liquidity',
      'Quantitative tightening drains {#40-90} billion of liquidity a month.',
      'Liquidity is less ample after the quantitative tightening of the past year.',
      'The end of quantitative tightening has been postponed, so liquidity shrinks.',
    ],
    [
      'central bank reduces its bond holdings',
      'The central bank reduces its holdings of bonds.',
      'Bonds held by the central bank are not replaced when they mature.',
      'Holdings of bonds at the central bank decline, and so do reserves.',
    ],
  ),
  concept(
    'ageing-population',
    'bad',
    [
      'ageing population',
      'The population of working age shrinks by {#0.3-0.8}% a year.',
      'Ageing lowers potential growth in {place} by {#0.3-0.6} points.',
      'An ageing population saves less and votes for pensions.',
    ],
    [
      'demographics, retirees and fewer young people',
      'Demographics weigh on the long run.',
      'Fewer young people enter the workforce than old ones leave.',
      'Retirees and elderly people will soon outnumber the young.',
    ],
  ),
]
