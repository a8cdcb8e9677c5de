import { capitalConcepts } from './capital.ts'
import type { Concept } from './concept.ts'
import { costConcepts } from './costs.ts'
import { customerConcepts } from './customers.ts'
import { demandConcepts } from './demand.ts'
import { economyConcepts } from './economy.ts'
import { marketConcepts } from './markets.ts'
import { riskConcepts } from './risk.ts'
import { strategyConcepts } from './strategy.ts'

/** Every concept, for the documents that express it and for measuring how well it is found. */
export const concepts: readonly Concept[] = [
  ...demandConcepts,
  ...customerConcepts,
  ...costConcepts,
  ...capitalConcepts,
  ...strategyConcepts,
  ...riskConcepts,
  ...economyConcepts,
  ...marketConcepts,
]
