import type { Tx } from './database.ts'

/**
 * Runs a view once per read, however many views of that read need its answer; treat the answer as read-only. Name the
 * view and all of its input in `question`. In a write it runs every time.
 */
export function readOnce<T>({ answers }: Tx, question: readonly string[], read: () => Promise<T>): Promise<T> {
  if (answers === undefined) return read()
  const key = JSON.stringify(question)
  const known = answers.get(key)
  if (known !== undefined) return known as Promise<T>
  const answer = read()
  answers.set(key, answer)
  return answer
}
