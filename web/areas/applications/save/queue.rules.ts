import type { AnswerEdit, AnswersSaved } from '@portico/contract/areas/applications/application.shapes.ts'
import type { JournalEntry } from '../../../platform/edits/edit-journal.ts'

/** The most edits that one request carries. */
const batchLimit = 500

type Entry = JournalEntry<AnswerEdit>

const pathOf = ({ edits }: Entry): string => edits[0]?.path ?? ''

/** Whether an answer lies in an item of a list. */
const isWithin = (path: string, list: string): boolean => path.startsWith(`${list}/`)

/**
 * The entry that gives way to a new edit of the same answer: one that was not sent yet. A list of items stays where
 * answers within it wait behind it, since without the list there would be nothing to answer.
 */
export function replacedBy(entries: readonly Entry[], path: string): Entry | undefined {
  const at = entries.findLastIndex((entry) => entry.key === null && pathOf(entry) === path)
  return entries.slice(at + 1).some((entry) => isWithin(pathOf(entry), path)) ? undefined : entries[at]
}

/**
 * The entries that go next: one that was sent before alone, as it was; else those that nobody has to decide, up to a
 * list of items that changes after answers within it.
 */
export function nextBatch(entries: readonly Entry[], held: ReadonlySet<string>): readonly Entry[] {
  const sent = entries.find(({ key }) => key !== null)
  if (sent !== undefined) return [sent]
  const free = entries.filter((entry) => !held.has(pathOf(entry))).slice(0, batchLimit)
  const end = free.findIndex((entry, at) =>
    free.slice(0, at).some((one) => pathOf(one) === pathOf(entry) || isWithin(pathOf(one), pathOf(entry))),
  )
  return end < 0 ? free : free.slice(0, end)
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
