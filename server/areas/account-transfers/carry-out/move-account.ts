import { type DepartingRows, departRows } from '../../../platform/records/departing-rows.ts'
import type { Row, RowChanges } from '../../../platform/database/rows.ts'
import { inSequence, type WriteTx } from '../../../platform/write.ts'
import { changeAccount } from '../../accounts/accounts.public.ts'
import { tellRolesChanged } from '../../session/session.public.ts'
import { peopleWhoLeave, transferCounts } from '../proposing/preview.view.ts'

interface Move {
  readonly stored: Row<'account_transfers'>
  /** Of the record of the account, which is locked. */
  readonly version: number
  readonly departing: readonly DepartingRows[]
  readonly at: Date
}

interface Moved {
  readonly changes: RowChanges<'account_transfers'>
  /** For the audit. */
  readonly after: object
}

/**
 * Moves an account to its new brokerage: every area ends or hands over what the old brokerage's people have in it, then
 * the account gets the new brokerage and team. Its other rows do not change, since they refer to its code.
 */
export async function moveAccount(tx: WriteTx, { stored, version, departing, at }: Move): Promise<Moved> {
  const { code: account, from_code: from, to_code: to, team } = stored
  const successor = team.find(({ role }) => role === 'P_ACCT_MGR')?.userId
  if (successor === undefined) throw new Error('A transfer names a primary account manager')
  const way = { account, from, to }
  const [counts, people] = [await transferCounts(tx, way), await peopleWhoLeave(tx, way)]
  await inSequence(departing, (rows) => departRows(tx, rows, { account, people, successor, at }))
  const isChanged = await changeAccount(tx, account, version, {
    columns: { brokerage_code: to, primary_contact_id: successor, ams_type: null, ams_code: null },
    team: team.map(({ userId, role }) => ({ user_id: userId, role })),
  })
  if (!isChanged) throw new Error('An account that is locked has changed')
  await inSequence(people, (userId) => tellRolesChanged(tx, userId))
  return {
    changes: { done_at: at, moved: JSON.stringify(counts), obstacles: [] },
    after: { from, to, people, ...counts },
  }
}
