import { importMessages } from '@portico/contract/areas/schedule-imports/import.messages.ts'
import type { AccountContext } from '../../platform/context.ts'
import { notFound, ErrorResponse } from '../../platform/error-response.ts'
import type { Entry, WriteTx } from '../../platform/write.ts'
import { stepEntry, takeStep } from './import-step.ts'
import { hasSuccessor, type StoredImport, importView, lockedImport } from './import.view.ts'
import { againIn } from './overview/all-imports.view.ts'
import type { ImportWork } from './work/import-queue.ts'

const workOf: Readonly<Record<NonNullable<ReturnType<typeof againIn>>, ImportWork>> = {
  READING: 'read',
  CHECKING: 'check',
  IMPORTING: 'make',
  UNDOING: 'undo',
}

/**
 * Resumes a failed or stuck import: reads or checks its file again, or continues creating or undoing rows where it
 * stopped. Cells changed since are left alone. Rejects an import replaced by a later one of the same tab. `entry` is
 * the audit row.
 */
export async function takeUpAgain(
  tx: WriteTx,
  context: AccountContext,
  id: string,
): Promise<{ stored: StoredImport; entry: Entry }> {
  const at = { account: context.account.account, id }
  const found = await importView(tx, at)
  if (found === undefined) throw notFound()
  await lockedImport(tx, at)
  const stored = (await importView(tx, at)) ?? found
  if (stored.file_key === null) throw new ErrorResponse(409, 'gone', importMessages.gone)
  const state = againIn(stored, context.platform.now())
  if (state === null) throw new ErrorResponse(409, 'other_state', importMessages.notReprocessable)
  if (await hasSuccessor(tx, stored)) throw new ErrorResponse(409, 'superseded', importMessages.superseded)
  await takeStep(tx, context, stored, {
    from: [stored.state],
    to: state,
    work: workOf[state],
    ...(state === 'CHECKING' && { change: { counts: null, totals: '[]' } }),
  })
  const { after, ...entry } = stepEntry(stored, 'reprocess')
  return {
    stored: (await importView(tx, at))!,
    entry: { ...entry, before: { state: stored.state }, after: { ...after, state } },
  }
}
