import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { type Embedder, normalise, vectorText } from './embedder.ts'
import { addPassages, keepsVectors } from './index-passages.ts'
import { distinct, inner, isZero, readModel } from './model.ts'
import { findSynonyms } from './synonyms/find-synonyms.ts'

/**
 * What is looked for: a vector as pgvector reads it, the least inner product that counts as near, how much to read, and what a
 * place among the nearest counts against one by words.
 */
export type Target = {
  vector: string
  least: number
  probes: number
  weight: number
  /** For each term of the question with synonyms, a regular expression of these; a passage is nearer by the bonus for each that it has. */
  synonyms: { patterns: readonly string[]; bonus: number }
  /** Whether the question is a known term of several words, which say something else where they stand apart. */
  isPhrase: boolean
  /** How near each of some texts is. Throws what the embedder throws. */
  measure(texts: readonly string[]): Promise<number[]>
}

/** Search by meaning, or why there is none, in words for a person. */
export type Meaning =
  | {
      /** Undefined for a text of which the model knows no word. Throws what the embedder throws. */
      findTarget(text: string): Promise<Target | undefined>
      /** Adds documents that came later. Throws what the embedder throws. */
      addDocuments(ids: readonly number[]): Promise<void>
    }
  | { unavailable: string }

/** The direction of one vector with a part of another. */
const add = (vector: Float32Array, other: Float32Array, part: number) =>
  normalise(vector.map((value, index) => value + part * (other[index] ?? 0)))

const knowsNothing = { synonyms: [], isPhrase: false }

const EMBED_COMMAND = 'npm run server:embed'

/**
 * Search by meaning in a database, by the model that its passages were embedded with.
 * @param weight in place of the model's own
 */
export async function openMeaning(
  db: Kysely<Database>,
  embedder: Embedder,
  weight = embedder.weight,
): Promise<Meaning> {
  if (!(await keepsVectors(db))) {
    return { unavailable: 'Search by meaning is off: this database does not have the extension pgvector.' }
  }
  const model = await readModel(db)
  if (!model) {
    return { unavailable: `Search by meaning is off: the documents are not embedded yet. Run ${EMBED_COMMAND}.` }
  }
  if (model.id !== embedder.id || model.dimension !== embedder.dimension) {
    return {
      unavailable:
        `Search by meaning is off: the documents were embedded by ${model.id} (${model.dimension}), and the server is ` +
        `set to ${embedder.id} (${embedder.dimension}). Run ${EMBED_COMMAND}.`,
    }
  }
  return {
    addDocuments: (ids) => addPassages(db, { embedder, model }, ids, () => {}),
    findTarget: async (text) => {
      const { synonyms, isPhrase } = embedder.synonyms ? await findSynonyms(db, text) : knowsNothing
      const others = synonyms.flatMap((group) => group.map(({ term }) => term)).join(' ')
      const [plain, widening] = await embedder.embed(others === '' ? [text] : [text, others])
      const vector = plain && widening ? add(plain, widening, embedder.synonyms?.vector ?? 0) : plain
      if (!vector || isZero(vector)) return undefined
      const { common, least, probes } = model
      const target = distinct(vector, common)
      const measure = async (texts: readonly string[]) =>
        (await embedder.embed(texts)).map((one) => (isZero(one) ? 0 : inner(distinct(one, common), target)))
      const patterns = synonyms.map((group) => group.map(({ pattern }) => pattern).join('|'))
      const bonus = embedder.synonyms?.passage ?? 0
      return { vector: vectorText(target), least, probes, weight, synonyms: { patterns, bonus }, isPhrase, measure }
    },
  }
}
