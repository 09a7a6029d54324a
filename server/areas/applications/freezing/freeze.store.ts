import type { Tx } from '../../../platform/database/database.ts'
import { updateRow } from '../../../platform/database/rows.ts'

/** Says who opened an application again after it had been done. The freeze stays as it is. */
export async function endFreeze(
  tx: Tx,
  account: string,
  { applicationId, number }: { readonly applicationId: string; readonly number: number },
  { by, at }: { readonly by: string | null; readonly at: Date },
): Promise<void> {
  await updateRow(
    tx,
    'application_freezes',
    { account_code: account, application_id: applicationId, number },
    { undone_by: by, undone_at: at },
  )
}
