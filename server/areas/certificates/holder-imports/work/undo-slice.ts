import { holderImportMessages as messages } from '@portico/contract/areas/certificates/holders/holder-import.messages.ts'
import { deleteRow, type Row, updateAtVersion } from '../../../../platform/database/rows.ts'
import { inSequence, type WriteTx } from '../../../../platform/write.ts'
import { usedHolders } from '../../holders/holder-use.read-model.ts'
import { holdersOf } from '../../holders/holders.view.ts'
import { saveResults } from '../import.store.ts'
import { rowsOfHolders, rowsToWork } from '../imports.view.ts'
import { holderColumns } from './holder-columns.ts'
import type { SliceWork } from './work-imports.ts'

type WorkRow = Row<'holder_import_rows'>

/** Removes the next holders that an import added, and restores those that it changed, where nothing happened since. */
export const undoSlice: SliceWork = async (tx, _, job, limit) => {
  const next = await rowsToWork(tx, job, { states: ['ADDED', 'MERGED'], limit })
  const ids = [...new Set(next.flatMap(({ holder_id: id }) => id ?? []))]
  const rows = await rowsOfHolders(tx, job, ids)
  const holders = new Map((await holdersOf(tx, job.account, ids)).map((holder) => [holder.id, holder]))
  const used = await usedHolders(tx, job.account, ids)
  const reasons = new Map<string, string | undefined>()
  await inSequence(ids, async (id) => {
    const lines = rows.filter((row) => row.holder_id === id)
    const version = Math.max(...lines.map((row) => row.holder_version ?? 0))
    const isSame = holders.get(id)?.version === version
    const isAdded = lines.some(({ state }) => state === 'ADDED')
    const reason = isSame ? (isAdded && used.has(id) ? messages.usedSince : undefined) : messages.changedSince
    reasons.set(id, reason)
    if (reason === undefined) await reverse(tx, { account_code: job.account, id, version }, lines)
  })
  const results = rows.map(({ row, holder_id: id }) => {
    const message = reasons.get(id!)
    return message === undefined ? ({ row, state: 'REVERSED' } as const) : ({ row, state: 'LEFT', message } as const)
  })
  await saveResults(tx, job, results)
  return next.length
}

/** Deletes a holder that the import added, or gives it back what it was before the first row changed it. */
async function reverse(
  tx: WriteTx,
  key: { readonly account_code: string; readonly id: string; readonly version: number },
  lines: readonly WorkRow[],
): Promise<void> {
  const [first] = lines
  if (lines.some(({ state }) => state === 'ADDED')) await deleteRow(tx, 'certificate_holders', key)
  else await updateAtVersion(tx, 'certificate_holders', key, holderColumns(first!.before!))
}
