import capital from './groups/capital.json' with { type: 'json' }
import conduct from './groups/costs-and-conduct.json' with { type: 'json' }
import economy from './groups/economy.json' with { type: 'json' }
import industries from './groups/industries.json' with { type: 'json' }
import results from './groups/results-and-demand.json' with { type: 'json' }
import services from './groups/services-and-technology.json' with { type: 'json' }
import writing from './groups/writing.json' with { type: 'json' }

/** Terms of one to three words, in each group those that analysts write for one another, opposites never together. */
export const groups: readonly (readonly string[])[] = [
  ...results,
  ...conduct,
  ...capital,
  ...economy,
  ...industries,
  ...services,
  ...writing,
]
