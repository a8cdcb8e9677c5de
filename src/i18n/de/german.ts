import { access } from './access.ts'
import { categories } from './categories.ts'
import { companies } from './companies.ts'
import { display } from './display.ts'
import { events } from './events.ts'
import { keyboard } from './keyboard.ts'
import { portal } from './portal.ts'
import { preferences } from './preferences.ts'
import { research } from './research.ts'
import { tools } from './tools.ts'

/** Every text of the product in German, by `scope.name`. */
export const german: Readonly<Record<string, string>> = {
  ...access,
  ...categories,
  ...companies,
  ...display,
  ...events,
  ...keyboard,
  ...portal,
  ...preferences,
  ...research,
  ...tools,
}
