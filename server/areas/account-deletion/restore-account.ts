import { deletionMessages } from '@portico/contract/areas/account-deletion/deletion.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { updateRow } from '../../platform/database/rows.ts'
import { demand, unprocessable } from '../../platform/error-response.ts'
import { inSequence } from '../../platform/write.ts'
import { changeAccount } from '../accounts/accounts.public.ts'
import { tellRolesChanged } from '../session/session.public.ts'
import { lockDeletion } from './deletion.store.ts'
import { deletionCheck, peopleOf, wantedAccount } from './deletion.view.ts'

/** Restores a deleted account within its 30 days, with everything and everyone in it. */
export const restoreAccount: Handler<'POST /api/administration/deletions/{code}/restore'> = async (
  context,
  { params: { code }, body: { reason } },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const { version } = await wantedAccount(tx, code)
    const deletion = await lockDeletion(tx, code)
    if (deletion?.state !== 'DELETED') throw unprocessable({}, deletionMessages.notDeleted)
    const ended = { ended_by: context.actor.userId, ended_at: context.platform.now(), end_reason: reason }
    await updateRow(tx, 'account_deletions', { id: deletion.id }, { ...ended, state: 'RESTORED' })
    await changeAccount(tx, code, version, { columns: { deleted_at: null } })
    await inSequence(await peopleOf(tx, code), (userId) => tellRolesChanged(tx, userId))
    await tx.record({
      action: 'account.restore',
      subject: { type: 'account', id: code },
      account: code,
      after: { reason },
    })
    return { status: 200, body: await deletionCheck(tx, context, code) }
  })
