/** Collects what a page would write to its console as a warning or an error. */
export function collectComplaints(page: Window & typeof globalThis): string[] {
  const complaints: string[] = []
  const collect = (...words: unknown[]) => void complaints.push(words.map(String).join(' '))
  page.console.warn = collect
  page.console.error = collect
  return complaints
}
