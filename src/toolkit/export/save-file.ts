import { dayOf } from '../../lib/days.ts'

/** What file systems do not take in a name. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]+/gu

/** Long enough for a browser that asks where to put it. */
const KEPT_MS = 60_000

/** Offers a file for download, as `name-YYYY-MM-DD.csv` with the day it is where the reader is. */
export function saveFile(content: Blob, name: string, extension: 'csv' | 'xlsx'): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = `${name.replace(FORBIDDEN, '-')}-${dayOf(new Date())}.${extension}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
