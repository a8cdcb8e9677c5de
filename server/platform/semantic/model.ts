import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { normalise } from './embedder.ts'

type Db = Kysely<Database>

/** The model that the stored vectors are of, and what was measured on the documents themselves. */
export type Model = {
  /** Of the embedder. */
  id: string
  dimension: number
  /** The mean of all vectors: what every text has in common and so says nothing. It is taken out of stored vectors and queries. */
  common: readonly number[]
  /** The least inner product of a query and a passage that counts as near. */
  least: number
  /** How many lists of the index a search reads. */
  probes: number
}

const KEY = 'embedding_model'

/** Undefined while there are no vectors. */
export async function readModel(db: Db): Promise<Model | undefined> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst()
  return row && JSON.parse(row.value)
}

/** Undefined takes it away. */
export async function writeModel(db: Db, model: Model | undefined): Promise<void> {
  await db.deleteFrom('meta').where('key', '=', KEY).execute()
  if (!model) return
  await db
    .insertInto('meta')
    .values({ key: KEY, value: JSON.stringify(model), updated_at: new Date() })
    .execute()
}

export const isZero = (vector: Float32Array): boolean => vector.every((value) => value === 0)

/** A vector without the common part, of length 1. */
export const distinct = (vector: Float32Array, common: readonly number[]): Float32Array =>
  normalise(vector.map((value, index) => value - (common[index] ?? 0)))

/** How many standard deviations above what any two passages have in common counts as near. */
const DEVIATIONS = 3

/** Near enough in any case, so that something is found where all documents say the same. */
const SURELY_NEAR = 0.6

export const inner = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)

const computeMean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Measures a model on a sample of passages: models differ in how alike they find any two texts. */
export function measureModel(
  of: Pick<Model, 'id' | 'dimension'>,
  sample: readonly Float32Array[],
): Omit<Model, 'probes'> {
  const known = sample.filter((vector) => !isZero(vector))
  const common = Array.from({ length: of.dimension }, (_, index) =>
    computeMean(known.map((vector) => vector[index] ?? 0)),
  )
  const vectors = known.map((vector) => distinct(vector, common))
  const pairs = vectors.map((vector, index) => inner(vector, vectors[(index * 7919 + 1) % vectors.length] ?? vector))
  const mean = computeMean(pairs)
  const deviation = Math.sqrt(computeMean(pairs.map((value) => (value - mean) ** 2)))
  return { id: of.id, dimension: of.dimension, common, least: Math.min(mean + DEVIATIONS * deviation, SURELY_NEAR) }
}
