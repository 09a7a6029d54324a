import type { Tx } from '../../../platform/database/database.ts'
import { updateRow } from '../../../platform/database/rows.ts'

/** Records who reopened a finished application. Its final version does not change. */
export async function endFinalVersion(
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
