import { deletionMessages } from '@portico/contract/areas/account-deletion/deletion.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { updateRow } from '../../platform/database/rows.ts'
import { demand, unprocessable } from '../../platform/error-response.ts'
import { lockDeletion } from './deletion.store.ts'
import { deletionCheck, wantedAccount } from './deletion.view.ts'

/** Cancels a deletion before the account is deleted. */
export const cancelDeletion: Handler<'POST /api/administration/deletions/{code}/cancel'> = async (
  context,
  { params: { code } },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    await wantedAccount(tx, code)
    const deletion = await lockDeletion(tx, code)
    if (deletion === undefined || !['EXPORTING', 'EXPORTED', 'CONFIRMING'].includes(deletion.state))
      throw unprocessable({}, deletionMessages.notUnderWay)
    const ended = { state: 'CANCELED', ended_by: context.actor.userId, ended_at: context.platform.now() } as const
    await updateRow(tx, 'account_deletions', { id: deletion.id }, ended)
    await tx.record({
      action: 'account.cancel-deletion',
      subject: { type: 'account', id: code },
      account: code,
      internal: true,
      before: { state: deletion.state },
    })
    return { status: 200, body: await deletionCheck(tx, context, code) }
  })
