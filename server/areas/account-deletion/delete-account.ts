import { deletionMessages } from '@portico/contract/areas/account-deletion/deletion.messages.ts'
import { exportHours } from '@portico/contract/areas/account-deletion/deletion.shapes.ts'
import type { Handler } from '../../platform/context.ts'
import { updateRow } from '../../platform/database/rows.ts'
import { demand, notFound, unprocessable } from '../../platform/error-response.ts'
import { dayIn } from '../../platform/dates/today.ts'
import { isUnderLegalHold, lockDeletion } from './deletion.store.ts'
import { deletionCheck, policiesInForce, wantedAccount } from './deletion.view.ts'
import { markDeleted } from './mark-deleted.ts'

/** Deletes an exported account, or asks another administrator if a policy is in force. */
export const deleteAccount: Handler<'POST /api/administration/deletions/{code}/delete'> = async (
  context,
  { params: { code }, body: { name } },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const now = context.platform.now()
    const account = await wantedAccount(tx, code)
    if (account.isDeleted) throw notFound()
    const deletion = await lockDeletion(tx, code)
    if (await isUnderLegalHold(tx, code)) throw unprocessable({}, deletionMessages.held)
    const since = now.getTime() - exportHours * 3_600_000
    if (deletion?.state !== 'EXPORTED' || deletion.exported_at === null || deletion.exported_at.getTime() < since)
      throw unprocessable({}, deletionMessages.exportFirst)
    if (name !== account.companyName)
      throw unprocessable({ name: deletionMessages.wrongName }, deletionMessages.wrongName)
    const asked = { asked_by: context.actor.userId, asked_at: now }
    const inForce = await policiesInForce(tx, code, dayIn(account.timeZone, now))
    if (inForce.length > 0) {
      await updateRow(tx, 'account_deletions', { id: deletion.id }, { ...asked, state: 'CONFIRMING' })
      await tx.record({
        action: 'account.ask-deletion',
        subject: { type: 'account', id: code },
        account: code,
        internal: true,
        after: { inForce },
      })
    } else await markDeleted(tx, { id: deletion.id, account, now, changes: asked })
    return { status: 200, body: await deletionCheck(tx, context, code) }
  })
