import type { AnswerEdit, AnswersSaved, StoredAnswer } from '@portico/contract/areas/applications/application.shapes.ts'
import type { PendingEntry } from '../../../platform/edits/pending-edits.ts'
import { newEntry, type SavePolicy } from '../../../platform/edits/save-queue.ts'

/** The most edits that one request carries. */
const batchLimit = 500

type Entry = PendingEntry<AnswerEdit>

interface Decision {
  readonly path: string
  readonly keep: 'mine' | 'theirs'
}

const pathOf = ({ edits }: Entry): string => edits[0]?.path ?? ''

/** Whether an answer belongs to an item of a list. */
const isWithin = (path: string, list: string): boolean => path.startsWith(`${list}/`)

/**
 * Saves a form by answer: a later edit of an answer replaces an unsent one. An answer that someone else changed waits
 * for a decision while the others are saved.
 */
export const pathPolicy: SavePolicy<AnswerEdit, AnswersSaved, StoredAnswer, Decision> = {
  notSaved: 'The answers could not be saved.',
  add: (entries, edits) => edits.reduce(withEdit, entries),
  next: ({ entries, conflicts }) => nextBatch(entries, conflicts),
  saved: ({ entries, conflicts }, { edits }, answer) => {
    const waiting = new Set(entries.flatMap((entry) => entry.edits.map(({ path }) => path)))
    // A stale edit waits again, unless a later edit of the same answer does.
    const stale = edits.filter(({ path }) => answer.stale[path] !== undefined && !waiting.has(path))
    return {
      entries: [...entries.map((entry) => rebased(entry, answer)), ...stale.map((edit) => newEntry([edit]))],
      conflicts: new Map([...conflicts, ...Object.entries(answer.stale)]),
    }
  },
  conflicted: () => undefined,
  decide: (pending, { path, keep }) => {
    const theirs = pending.conflicts.get(path)
    if (theirs === undefined) return pending
    const conflicts = new Map([...pending.conflicts].filter(([key]) => key !== path))
    const isMine = (entry: Entry): boolean => entry.key === null && pathOf(entry) === path
    const others = pending.entries.filter((entry) => !isMine(entry))
    const mine = pending.entries.filter(isMine).map((entry) => ({
      ...entry,
      edits: entry.edits.map((edit) => ({ ...edit, version: theirs.version })),
    }))
    return { conflicts, entries: keep === 'mine' ? [...others, ...mine] : others }
  },
  current: (edits) => [...new Map(edits.map((edit) => [edit.path, edit])).values()],
}

/**
 * Adds an edit in place of an unsent one of the same answer. A list of items is not replaced if edits within it wait
 * behind it: they need the list to exist.
 */
function withEdit(entries: readonly Entry[], edit: AnswerEdit): readonly Entry[] {
  const at = entries.findLastIndex((entry) => entry.key === null && pathOf(entry) === edit.path)
  const isNeeded = entries.slice(at + 1).some((entry) => isWithin(pathOf(entry), edit.path))
  const replaced = isNeeded ? undefined : entries[at]
  const added = { ...newEntry([edit]), ...(replaced && { seq: replaced.seq }) }
  return [...entries.filter((entry) => entry !== replaced), added]
}

/** A batch sent before, alone and unchanged; else all edits without a conflict, up to a list that changes after edits within it. */
function nextBatch(entries: readonly Entry[], conflicts: ReadonlyMap<string, unknown>): readonly Entry[] {
  const sent = entries.find(({ key }) => key !== null)
  if (sent !== undefined) return [sent]
  const free = entries.filter((entry) => !conflicts.has(pathOf(entry))).slice(0, batchLimit)
  const end = free.findIndex((entry, at) =>
    free.slice(0, at).some((one) => pathOf(one) === pathOf(entry) || isWithin(pathOf(one), pathOf(entry))),
  )
  return end < 0 ? free : free.slice(0, end)
}

/** Pending edits of answers that were just saved continue from the new versions. */
function rebased(entry: Entry, { answers }: AnswersSaved): Entry {
  const isBehind = ({ path, version }: AnswerEdit): boolean => (answers[path]?.version ?? 0) > version
  if (!entry.edits.some(isBehind)) return entry
  const edits = entry.edits.map((edit) =>
    isBehind(edit) ? { ...edit, version: answers[edit.path]?.version ?? 0 } : edit,
  )
  return { ...entry, edits }
}
