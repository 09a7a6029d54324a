import type { AccountContext } from '../../platform/context.ts'
import { writeAside } from '../../platform/write-aside.ts'
import { change } from '../events/events.public.ts'
import { updateRow } from '../../platform/database/rows.ts'

/** Marks a policy's file as failed. Survives the error that ends the call. */
export function markFileFailed(context: AccountContext, id: string): Promise<void> {
  const { account } = context.account
  const subject = { type: 'policy', id }
  return writeAside(
    context,
    { action: 'policy.fail-file', subject, events: [change(account, 'policies')] },
    async (tx) => {
      await updateRow(tx, 'policies', { account_code: account, id }, { file_state: 'FAILED' })
    },
  )
}
