// @ts-check
import { readFile } from 'node:fs/promises'

/**
 * A question with the documents that answer it, by their reference and how well (1 to 3). Written before anything was tuned; every third is held
 * out, so that nothing is chosen by it.
 * @typedef {{ question: string, kind: string, isHeldOut: boolean, judged: Record<string, number> }} Question
 */

/** @returns {Promise<Question[]>} */
export const readQuestions = async () =>
  JSON.parse(await readFile(new URL('../relevance/questions.json', import.meta.url), 'utf8'))

const DEPTH = 10

/** @param {readonly number[]} grades */
const discounted = (grades) => grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)

/** How good the first ten are, 1 being the best order possible. @param {readonly string[]} found @param {Question} question */
function ndcg(found, { judged }) {
  const best = Object.values(judged).sort((a, b) => b - a)
  return discounted(found.slice(0, DEPTH).map((one) => judged[one] ?? 0)) / discounted(best.slice(0, DEPTH))
}

/** The share of the answers among the first ten. @param {readonly string[]} found @param {Question} question */
const recall = (found, { judged }) =>
  found.slice(0, DEPTH).filter((one) => judged[one] !== undefined).length / Math.min(DEPTH, Object.keys(judged).length)

/** @param {readonly number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** @typedef {{ question: Question, found: readonly string[], milliseconds: number }} Answer */

/** One line for a part of the questions. @param {readonly Answer[]} answers */
function summarize(answers) {
  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  return {
    questions: answers.length,
    ndcg: mean(answers.map(({ found, question }) => ndcg(found, question))),
    recall: mean(answers.map(({ found, question }) => recall(found, question))),
    unanswered: mean(answers.map(({ found }) => (found.length === 0 ? 1 : 0))),
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
  }
}

/** A table by kind, of all, and of those held out. @param {readonly Answer[]} answers */
export function formatAnswers(answers) {
  const kinds = [...new Set(answers.map(({ question }) => question.kind))]
  /** @type {[string, readonly Answer[]][]} */
  const parts = [
    ...kinds.map(
      (kind) => /** @type {[string, Answer[]]} */ ([kind, answers.filter(({ question }) => question.kind === kind)]),
    ),
    ['all', answers],
    ['held out', answers.filter(({ question }) => question.isHeldOut)],
  ]
  return parts
    .map(([name, part]) => {
      const { questions, ndcg, recall, unanswered, p95 } = summarize(part)
      return `  ${name.padEnd(12)} ${String(questions).padStart(4)}  nDCG@10 ${ndcg.toFixed(3)}  recall@10 ${recall.toFixed(3)}  no answer ${(100 * unanswered).toFixed(1).padStart(5)} %  p95 ${p95.toFixed(0)} ms`
    })
    .join('\n')
}
