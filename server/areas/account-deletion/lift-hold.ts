import { deletionMessages } from '@portico/contract/areas/account-deletion/deletion.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { updateRow } from '../../platform/database/rows.ts'
import { demand, unprocessable } from '../../platform/error-response.ts'
import { deletionCheck, wantedAccount } from './deletion.view.ts'

/** Lifts the legal hold of an account. */
export const liftHold: Handler<'POST /api/administration/deletions/{code}/lift-hold'> = async (
  context,
  { params: { code }, body: { reason } },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    await wantedAccount(tx, code)
    const lifted = { lifted_by: context.actor.userId, lifted_at: context.platform.now(), lift_reason: reason }
    if (!(await updateRow(tx, 'account_legal_holds', { code, lifted_at: null }, lifted)))
      throw unprocessable({}, deletionMessages.notHeld)
    await tx.record({
      action: 'account.lift-legal-hold',
      subject: { type: 'account', id: code },
      account: code,
      internal: true,
      after: { reason },
    })
    return { status: 200, body: await deletionCheck(tx, context, code) }
  })
