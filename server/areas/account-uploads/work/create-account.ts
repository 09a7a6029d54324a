import { inSequence } from '../../../platform/write.ts'
import { openAccount } from '../../details/details.public.ts'
import { starterView } from '../touched.view.ts'
import type { RowWork } from './upload-run.ts'

/** Creates the account of a row as the dialog does. */
export const createAccount: RowWork = async (tx, { platform, stored, job }, { opening }) => {
  if (opening === null) throw new Error('A row without an account is not ready')
  const actor = await starterView(tx, job.by)
  const entries = await openAccount(tx, { platform, actor }, { brokerage: stored.brokerage_code, opening })
  await inSequence(entries, (entry) => tx.record(entry))
  return { state: 'CREATED', created_code: opening.code }
}

/** Gives a row up for a reason. */
export const failAccount =
  (message: string): RowWork =>
  async () => ({ state: 'FAILED', message })
