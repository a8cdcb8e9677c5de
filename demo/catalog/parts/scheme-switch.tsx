import { chooseScheme, type Scheme, useScheme } from '../scheme.ts'
import { Choice } from './choice.tsx'

const words: Readonly<Record<Scheme, string>> = { auto: 'Auto', light: 'Light', dark: 'Dark' }

/** The colours of this documentation. */
export function SchemeSwitch() {
  return <Choice label="Colours of this page" options={words} value={useScheme()} onChange={chooseScheme} />
}
