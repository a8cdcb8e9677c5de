import type { CodeLanguage } from '../lib/highlight.ts'

/** What a framework's user has to know, with an example that is complete. */
export type Framework = {
  id: string
  title: string
  notes: readonly string[]
  blocks: readonly { label: string; text: string; language: CodeLanguage }[]
}
