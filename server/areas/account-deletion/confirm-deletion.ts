import { deletionMessages } from '@portico/contract/areas/account-deletion/deletion.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { demand, unprocessable } from '../../platform/error-response.ts'
import { isUnderLegalHold, lockDeletion } from './deletion.store.ts'
import { deletionCheck, wantedAccount } from './deletion.view.ts'
import { markDeleted } from './mark-deleted.ts'

/** Confirms a deletion requested by another administrator. */
export const confirmDeletion: Handler<'POST /api/administration/deletions/{code}/confirm'> = async (
  context,
  { params: { code } },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const { userId } = context.actor
    const account = await wantedAccount(tx, code)
    const deletion = await lockDeletion(tx, code)
    if (deletion?.state !== 'CONFIRMING') throw unprocessable({}, deletionMessages.notUnderWay)
    if (deletion.asked_by === userId) throw unprocessable({}, deletionMessages.secondOnly)
    if (await isUnderLegalHold(tx, code)) throw unprocessable({}, deletionMessages.held)
    const now = context.platform.now()
    await tx.record({
      action: 'account.confirm-deletion',
      subject: { type: 'account', id: code },
      account: code,
      internal: true,
    })
    await markDeleted(tx, { id: deletion.id, account, now, changes: { confirmed_by: userId } })
    return { status: 200, body: await deletionCheck(tx, context, code) }
  })
