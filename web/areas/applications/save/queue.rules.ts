import type { AnswerEdit, AnswersSaved } from '@portico/contract/areas/applications/application.shapes.ts'
import type { JournalEntry } from '../../../platform/edits/edit-journal.ts'

/** The most edits that one request carries. */
const batchLimit = 500

type Entry = JournalEntry<AnswerEdit>

/** The entries that go next: one that was sent before alone, as it was; else all that nobody has to decide. */
export function nextBatch(entries: readonly Entry[], held: ReadonlySet<string>): readonly Entry[] {
  const sent = entries.find(({ key }) => key !== null)
  if (sent !== undefined) return [sent]
  return entries.filter(({ edits }) => edits.every(({ path }) => !held.has(path))).slice(0, batchLimit)
}

/** Edits that wait, made from the answers that were just saved: they go along with their new versions. */
export function rebased(edits: readonly AnswerEdit[], { answers }: AnswersSaved): readonly AnswerEdit[] {
  const isBehind = ({ path, version }: AnswerEdit): boolean => (answers[path]?.version ?? 0) > version
  if (!edits.some(isBehind)) return edits
  return edits.map((edit) => (isBehind(edit) ? { ...edit, version: answers[edit.path]?.version ?? 0 } : edit))
}

/** The last edit of each answer, in the order in which the answers were first touched. */
export function lastOfEach(edits: readonly AnswerEdit[]): AnswerEdit[] {
  return [...new Map(edits.map((edit) => [edit.path, edit])).values()]
}
