import { type Concept, macroConcept as concept } from './concept.ts'

/** Concepts of macro research; `place` is a country or a region. */
export const economyConcepts: readonly Concept[] = [
  concept(
    'sticky-inflation',
    'bad',
    [
      'sticky core inflation',
      'Core inflation is stuck at {#3.1-4.4}%.',
      'Inflation in services has been sticky for {#8-14} months.',
      'Sticky inflation in {place} is a matter of rents and wages.',
    ],
    [
      'prices keep rising too fast to relax',
      'Prices keep climbing too fast to relax.',
      'The cost of living is not coming down as hoped.',
      'Hairdressers, insurers and restaurants all charge more again.',
    ],
  ),
  concept(
    'disinflation',
    'good',
    [
      'inflation falls faster than expected',
      'Inflation falls faster than any forecast in our panel.',
      'Falling inflation gives real incomes {#2-4} points.',
      'Expected inflation is back at the target.',
    ],
    [
      'price pressure eases',
      'Price pressure is easing along the whole chain.',
      'Pipelines of producer charges are heading down.',
      'Shops have stopped marking things up.',
    ],
  ),
  concept(
    'rate-cuts',
    'good',
    [
      'central bank will cut rates',
      'The central bank will cut rates {#2-4} times in twelve months.',
      'Rate cuts are coming earlier than markets assume.',
      'We bring the first cut forward by a meeting.',
    ],
    [
      'monetary easing is near',
      'Monetary easing is near.',
      'Policymakers have prepared the public for cheaper borrowing.',
      'The tightening cycle is over, and the reverse begins soon.',
    ],
  ),
  concept(
    'higher-for-longer',
    'bad',
    [
      'interest rates stay higher for longer',
      'Interest rates stay higher for longer than futures suggest.',
      'Real rates of {#1.5-2.6}% are the new normal.',
      'The neutral rate has moved up, so high rates hurt less.',
    ],
    [
      'no relief from tight policy',
      'Tight policy will not be relaxed this season.',
      'Borrowers should not wait for relief.',
      'Officials see no reason to loosen.',
    ],
  ),
  concept(
    'recession-risk',
    'bad',
    [
      'recession risk',
      'Our recession model gives {#35-55}%.',
      'A mild recession in {place} is now the base case.',
      'Recession would show first in investment.',
    ],
    [
      'the economy may shrink',
      'The economy may shrink for two quarters.',
      'Output is set to contract, though not deeply.',
      'A downturn has become more likely than not.',
    ],
  ),
  concept(
    'tight-labour-market',
    'neutral',
    [
      'tight labour market',
      'The labour market is tight: {#1.1-1.6} vacancies for each applicant.',
      'Labour shortages are worst in construction and care.',
      'Tight labour markets keep unit costs growing.',
    ],
    [
      'employers cannot find workers',
      'Employers cannot find enough workers.',
      'Companies hold on to people they do not need for fear of missing them later.',
      'Jobs remain open for weeks.',
    ],
  ),
  concept(
    'unemployment-rising',
    'bad',
    [
      'unemployment is rising',
      'Unemployment rises to {#5.2-7.4}% by the end of the year.',
      'The rise in unemployment is concentrated among the young.',
      'Unemployment has risen for {#4-7} months.',
    ],
    [
      'layoffs spread and hiring stops',
      'Layoffs are spreading from factories to offices.',
      'Firms have stopped hiring.',
      'People who lose a job take longer to find another.',
    ],
  ),
  concept(
    'housing-slump',
    'bad',
    [
      'housing market slump',
      'Housing starts have fallen by {#16-29}%.',
      'The housing slump takes {#0.4-0.9} points off growth.',
      'House prices in {place} have further to fall.',
    ],
    [
      'mortgage costs deter home buyers',
      'Mortgage costs keep buyers away.',
      'Homes stay unsold, and builders idle their crews.',
      'Property transactions are at a ten-year low.',
    ],
  ),
  concept(
    'fiscal-deficit',
    'bad',
    [
      'large fiscal deficit',
      'The fiscal deficit stays above {#4-6}% of GDP.',
      'Deficits of this size were rare outside a recession.',
      'Fiscal rules in {place} are bent once more.',
    ],
    [
      'government spends beyond its revenue',
      'The government spends far beyond its revenue.',
      'Public borrowing crowds out private investors.',
      'The treasury must sell ever more paper.',
    ],
  ),
  concept(
    'fiscal-stimulus',
    'good',
    [
      'fiscal stimulus package',
      'The stimulus package is worth {#0.7-1.6}% of GDP.',
      'Fiscal stimulus lifts growth in {place} from the second half.',
      'Most of the stimulus is investment, so it works slowly and lasts.',
    ],
    [
      'public spending and tax relief support activity',
      'Tax relief supports activity from January.',
      'The state is spending on roads, rails and schools again.',
      'Public money will do what exporters cannot.',
    ],
  ),
  concept(
    'export-slowdown',
    'bad',
    [
      'export slowdown',
      'Exports fell by {#3-7}% in real terms.',
      'The export slowdown reflects weaker orders from partners.',
      'Export volumes of {place} are back at the level of {past}.',
    ],
    [
      'foreign demand for its goods fades',
      'Foreign demand is fading.',
      'Ships leave half empty, and factories feel it.',
      'Customers overseas buy from someone else or not at all.',
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
      'short rates above long rates',
      'Short rates remain above long ones.',
      'Lending for a decade pays less than lending for a season.',
      'Bondholders accept a lower return for waiting.',
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
      'politics makes investors wait',
      'Politics makes investors wait.',
      'A fragile coalition may not survive the budget.',
      'Nobody commits money before voters have spoken.',
    ],
  ),
  concept(
    'savings-drawdown',
    'neutral',
    [
      'household savings ratio declines',
      'The savings ratio has declined to {#4-7}%.',
      'Household savings built up since {past} are mostly spent.',
      'A lower savings ratio explains all of the growth in consumption.',
    ],
    [
      'families live off what they had put aside',
      'Families live off what they had put aside.',
      'The cushion left from better times is thin.',
      'Bank balances of ordinary people shrink each month.',
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
      'households feel better about the future',
      'Households feel better about their future.',
      'The mood in the shops has brightened.',
      'Optimism is back, if surveys can be trusted.',
    ],
  ),
  concept(
    'liquidity-drain',
    'bad',
    [
      'quantitative tightening drains liquidity',
      'Quantitative tightening drains {#40-90} billion a month.',
      'Liquidity is no longer ample after the tightening of the past year.',
      'The end of quantitative tightening has been postponed.',
    ],
    [
      'the central bank shrinks its bond holdings',
      'The central bank lets its bond holdings run off.',
      'Reserves in the banking system are becoming scarce.',
      'There is less money around to absorb new debt.',
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
      'demographics weigh on the long run',
      'Demographics weigh on the long run.',
      'Fewer young people enter the workforce than old ones leave.',
      'Retirees will soon outnumber those who pay for them.',
    ],
  ),
]
