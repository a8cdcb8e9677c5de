import type { Embedder } from './embedder.ts'
import { type EmbeddingSettings, httpEmbedder } from './http-embedder.ts'
import { wordEmbedder } from './word-embedder.ts'

/** The model that the settings name, or the embedded one. */
export const openEmbedder = (settings: EmbeddingSettings | undefined): Promise<Embedder> =>
  settings ? httpEmbedder(settings) : wordEmbedder()
