import { closeAccount } from '../../details/details.public.ts'
import { touchedSince } from '../touched.view.ts'
import type { RowWork } from './upload-run.ts'

/** Archives the account of a row, unless it has changed since. */
export const archiveAccount: RowWork = async (tx, { platform, stored }, { created_code: account }) => {
  if (account === null) throw new Error('A row without an account cannot be undone')
  const message = await touchedSince(tx, account, stored.id)
  if (message !== undefined) return { state: 'LEFT', message }
  await tx.record(await closeAccount(tx, { brokerage: stored.brokerage_code, account, now: platform.now() }))
  return { state: 'REMOVED' }
}

/** Leaves an account as it is, for a reason. */
export const leaveAccount =
  (message: string): RowWork =>
  async () => ({ state: 'LEFT', message })
