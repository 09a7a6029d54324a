import { scheduleMessages } from '@portico/contract/areas/schedules/schedule.messages.ts'
import type { ScheduleEdit } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'
import { ErrorResponse, unprocessable } from '../../../platform/error-response.ts'
import { countsMoved } from '../findings/finding-counts.ts'
import { storeRowChanges } from '../history/row-change.store.ts'
import { lockTab } from '../tabs/lock-tab.ts'
import { countChanges, type Change, type TabOf } from '../tabs/tab.store.ts'
import { applyEdits, type Outcome, type StandingRows } from './apply-edits.ts'
import { deleteRows, saveRows } from './row.store.ts'
import { RowRules } from './row-rules.ts'
import { changersOf } from '../changes/changed-rows.view.ts'
import { storedRows, neighboursOf, planAsUsual, planForSize } from './rows.view.ts'

/** Any query plan is fast for this many rows. */
const fewEdits = 20

/** The most unknown columns listed in an error. */
const namedColumns = 100

/**
 * Applies edits of a tab, all or none, and stores who changed what. If a cell no longer has the value that its edit was
 * based on, the error contains both values.
 */
export async function makeEdits(tx: Tx, tab: TabOf, edits: readonly ScheduleEdit[], by: Change): Promise<Outcome> {
  const rules = await RowRules.of(tx, tab, by.at)
  refuseUnknownColumns(edits, rules)
  const plain = edits.map(withPlainIds)
  const { classOwners } = await lockTab(tx, tab, by.at)
  rules.readCodesBy(classOwners)
  const isLarge = edits.length > fewEdits
  if (isLarge) await planForSize(tx)
  const standing = await standingRows(tx, tab, plain)
  await rules.lookUp(tx, cellsAtHand(standing, plain))
  const outcome = applyEdits(standing, plain, rules)
  if (outcome.conflicts.length > 0) throw await conflicting(tx, tab, outcome)
  await keep(tx, tab, outcome, { ...by, isLarge })
  return outcome
}

function refuseUnknownColumns(edits: readonly ScheduleEdit[], rules: RowRules): void {
  const unknown = edits.flatMap((edit, index) => {
    const named = edit.op === 'set' ? [edit.column] : edit.op === 'insert' ? Object.keys(edit.cells) : []
    return named
      .filter((column) => !rules.has(column))
      .map((column) => [`edits.${index}.${column}`, scheduleMessages.unknownColumn])
  })
  if (unknown.length > 0) throw unprocessable(Object.fromEntries(unknown.slice(0, namedColumns)))
}

/** Ids are compared as text here, and may be written in capitals. */
function withPlainIds(edit: ScheduleEdit): ScheduleEdit {
  const rowId = edit.rowId.toLowerCase()
  return edit.op === 'insert' ? { ...edit, rowId, after: edit.after?.toLowerCase() ?? null } : { ...edit, rowId }
}

async function standingRows(tx: Tx, tab: TabOf, edits: readonly ScheduleEdit[]): Promise<StandingRows> {
  const rows = await storedRows(tx, tab, knownIds(edits.map(({ rowId }) => rowId)))
  const followed = edits.flatMap((edit) => (edit.op === 'insert' ? [edit.after] : []))
  if (followed.length === 0) return { rows, neighbours: { anchors: new Map(), first: null, last: null } }
  const anchors = knownIds(followed.filter((rowId) => rowId !== null))
  return { rows, neighbours: await neighboursOf(tx, tab, anchors) }
}

/** The cells that rows have before a batch, and those that it fills. */
function* cellsAtHand({ rows }: StandingRows, edits: readonly ScheduleEdit[]) {
  for (const { cells } of rows) yield cells
  for (const edit of edits) {
    if (edit.op === 'set') yield { [edit.column]: edit.value }
    else if (edit.op === 'insert') yield edit.cells
  }
}

/** Each id once; what is no id names no row. */
const knownIds = (ids: readonly string[]): string[] => [...new Set(ids)].filter(isId)

async function conflicting(tx: Tx, tab: TabOf, { conflicts }: Outcome): Promise<ErrorResponse> {
  const names = await changersOf(tx, tab, knownIds(conflicts.map(({ rowId }) => rowId)))
  const named = conflicts.map((conflict) => ({ ...conflict, changedByName: names.get(conflict.rowId) ?? null }))
  return new ErrorResponse(409, 'conflict', scheduleMessages.conflict, { extra: { conflicts: named } })
}

async function keep(
  tx: Tx,
  tab: TabOf,
  outcome: Outcome,
  { isLarge, ...by }: Change & { readonly isLarge: boolean },
): Promise<void> {
  const { inserted, changed, deleted } = outcome
  const gone = [...deleted, ...changed.map(({ before }) => before)]
  const found = [...inserted, ...changed.map(({ after }) => after)]
  const jointlyGone = await deleteRows(
    tx,
    tab,
    deleted.map(({ rowId }) => rowId),
  )
  if (isLarge) await planAsUsual(tx)
  const findings = countsMoved(
    [...gone.flatMap((row) => row.findings), ...jointlyGone],
    found.flatMap((row) => row.findings),
  )
  await Promise.all([
    saveRows(tx, tab, found, by),
    countChanges(tx, tab, { rows: inserted.length - deleted.length, findings }, by),
    storeRowChanges(tx, tab, outcome, by),
  ])
}
