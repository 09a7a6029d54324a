import { deletionMessages } from '@portico/contract/areas/account-deletion/deletion.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { insertRow } from '../../platform/database/rows.ts'
import { newId } from '../../platform/ids.ts'
import { demand, unprocessable } from '../../platform/error-response.ts'
import { isUnderLegalHold } from './deletion.store.ts'
import { deletionCheck, wantedAccount } from './deletion.view.ts'

/** Sets a legal hold on an account, deleted or not. */
export const setHold: Handler<'POST /api/administration/deletions/{code}/hold'> = async (
  context,
  { params: { code }, body: { reason } },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    await wantedAccount(tx, code)
    if (await isUnderLegalHold(tx, code)) throw unprocessable({}, deletionMessages.alreadyHeld)
    const now = context.platform.now()
    const { userId } = context.actor
    await insertRow(tx, 'account_legal_holds', { id: newId(now), code, reason, set_by: userId, set_at: now })
    await tx.record({
      action: 'account.set-legal-hold',
      subject: { type: 'account', id: code },
      account: code,
      internal: true,
      after: { reason },
    })
    return { status: 200, body: await deletionCheck(tx, context, code) }
  })
