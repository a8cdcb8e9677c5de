import { config } from '../config/config.ts'

/** What the deployment calls a category of tags (R208); one it has no word for keeps its name. */
export function categoryLabel(category: string): string {
  const { analyst, company, sector, subSector } = config().labels
  const labels = new Map([
    ['Analyst', analyst],
    ['Company', company],
    ['Sector', sector],
    ['Sub-Sector', subSector],
  ])
  return labels.get(category) ?? category
}
