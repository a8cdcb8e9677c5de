/** What the thesaurus adds for a model that knows words alone. */
type SynonymWeights = {
  /** To the vector of a question: its synonyms, against 1 for the question itself. */
  vector: number
  /** To how near a passage is: for each term of the question of which it has a synonym. */
  passage: number
}

/** Turns texts into vectors of length 1 whose inner product tells how near two texts are in meaning. */
export type Embedder = {
  /** Of the model; vectors of different models cannot be compared. */
  readonly id: string
  readonly dimension: number
  /** What its places count in a search, against places by words: 1 is as much. */
  readonly weight: number
  /** Undefined for a model that knows by itself what else is written for a term. */
  readonly synonyms?: SynonymWeights
  /** A vector for each text, in order; all zeros for a text the model knows nothing about. */
  embed(texts: readonly string[]): Promise<Float32Array[]>
}

/** Scales a vector to length 1, in place; one of zeros stays as it is. */
export function normalise(vector: Float32Array): Float32Array {
  let squares = 0
  for (const value of vector) squares += value * value
  if (squares === 0) return vector
  const length = Math.sqrt(squares)
  for (let index = 0; index < vector.length; index++) vector[index] = (vector[index] ?? 0) / length
  return vector
}

/** A vector as pgvector reads it. */
export const vectorText = (vector: Float32Array): string =>
  `[${Array.from(vector, (value) => value.toFixed(5)).join(',')}]`
