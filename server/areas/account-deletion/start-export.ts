import { deletionMessages } from '@portico/contract/areas/account-deletion/deletion.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { insertRow, updateRow } from '../../platform/database/rows.ts'
import { newId } from '../../platform/ids.ts'
import { demand, notFound, unprocessable } from '../../platform/error-response.ts'
import { deletionCheck, wantedAccount } from './deletion.view.ts'
import { lockDeletion } from './deletion.store.ts'
import { exportQueue } from './export/export-account.ts'

/** Starts the complete export that a deletion requires first; replaces an earlier one. */
export const startExport: Handler<'POST /api/administration/deletions/{code}/export'> = async (
  context,
  { params: { code } },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const { platform, actor } = context
    const account = await wantedAccount(tx, code)
    if (account.isDeleted) throw notFound()
    const before = await lockDeletion(tx, code)
    if (before?.state === 'EXPORTING' || before?.state === 'CONFIRMING')
      throw unprocessable({}, deletionMessages.underWay)
    const now = platform.now()
    const ended = { state: 'CANCELED', ended_by: actor.userId, ended_at: now } as const
    if (before?.state === 'EXPORTED') await updateRow(tx, 'account_deletions', { id: before.id }, ended)
    const id = newId(now)
    await insertRow(tx, 'account_deletions', {
      id,
      code,
      company_name: account.companyName,
      state: 'EXPORTING',
      started_by: actor.userId,
      started_at: now,
    })
    await platform.jobs.enqueue(tx, exportQueue, { id })
    await tx.record({ action: 'account.export-all', subject: { type: 'account', id: code }, account: code })
    return { status: 200, body: await deletionCheck(tx, context, code) }
  })
