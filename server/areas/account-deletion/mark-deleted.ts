import { restoreDays } from '@portico/contract/areas/account-deletion/deletion.shapes.ts'
import { type RowChanges, updateRow } from '../../platform/database/rows.ts'
import { inSequence, type WriteTx } from '../../platform/write.ts'
import { changeAccount } from '../accounts/accounts.public.ts'
import { tellRolesChanged } from '../session/session.public.ts'
import { peopleOf } from './deletion.view.ts'

interface Deleted {
  readonly id: string
  readonly account: { readonly code: string; readonly version: number }
  readonly now: Date
  readonly changes: RowChanges<'account_deletions'>
}

/** Deletes an account for 30 days: to every call it is unknown, and its rows stay as they are. */
export async function markDeleted(tx: WriteTx, { id, account, now, changes }: Deleted): Promise<void> {
  const eraseAfter = new Date(now.getTime() + restoreDays * 86_400_000)
  const deleted = { ...changes, state: 'DELETED', deleted_at: now, erase_after: eraseAfter } as const
  await updateRow(tx, 'account_deletions', { id }, deleted)
  await changeAccount(tx, account.code, account.version, { columns: { deleted_at: now } })
  await inSequence(await peopleOf(tx, account.code), (userId) => tellRolesChanged(tx, userId))
  await tx.record({
    action: 'account.delete',
    subject: { type: 'account', id: account.code },
    account: account.code,
    after: { eraseAfter },
  })
}
