import { type DirectorySettings, directoryEmbedder } from './directory-embedder.ts'
import type { Embedder } from './embedder.ts'
import { type EmbeddingSettings, httpEmbedder } from './http-embedder.ts'
import { wordEmbedder } from './word-embedder.ts'

/** A model other than the embedded one. */
export type ModelSettings = EmbeddingSettings | DirectorySettings

/** The model that the settings name, or the embedded one. */
export function openEmbedder(settings: ModelSettings | undefined): Promise<Embedder> {
  if (!settings) return wordEmbedder()
  return 'directory' in settings ? directoryEmbedder(settings) : httpEmbedder(settings)
}
