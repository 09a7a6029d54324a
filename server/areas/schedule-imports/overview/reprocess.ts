import { importMessages } from '@portico/contract/areas/schedule-imports/import.messages.ts'
import type { Verb } from '../../../platform/context.ts'
import { demand, notFound, Refusal } from '../../../platform/refusal.ts'
import { stepEntry, takeStep } from '../import-step.ts'
import { importView, lockedImport } from '../import.view.ts'
import type { ImportWork } from '../work/import-queue.ts'
import { accountImport, againIn } from './all-imports.view.ts'

const workOf: Readonly<Record<NonNullable<ReturnType<typeof againIn>>, ImportWork>> = {
  READING: 'read',
  CHECKING: 'check',
  IMPORTING: 'make',
  UNDOING: 'undo',
}

/**
 * Takes a failed or stuck import up again: reads or checks its file once more, or goes on where making or taking back
 * stood. Cells that were changed since stay as they are.
 */
export const reprocess: Verb<'POST /api/administration/schedule-imports/{accountId}/{importId}/reprocess'> = async (
  context,
  { params },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const at = { account: context.account.account, id: params.importId }
    const now = context.platform.now()
    const found = await importView(tx, at)
    if (found === undefined) throw notFound()
    await lockedImport(tx, at)
    const kept = (await importView(tx, at)) ?? found
    if (kept.file_key === null) throw new Refusal(409, 'gone', importMessages.gone)
    const state = againIn(kept, now)
    if (state === null) throw new Refusal(409, 'other_state', importMessages.notReprocessable)
    const isChecked = state === 'CHECKING'
    await takeStep(tx, context, kept, {
      from: [kept.state],
      to: state,
      work: workOf[state],
      ...(isChecked && { change: { counts: null, totals: '[]' } }),
    })
    const { after, ...entry } = stepEntry(kept, 'reprocess')
    await tx.record({ ...entry, before: { state: kept.state }, after: { ...after, state } })
    return { status: 202, body: accountImport((await importView(tx, at))!, now) }
  })
