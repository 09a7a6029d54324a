import type { Tx } from '../../../platform/database/database.ts'
import { updateRow } from '../../../platform/database/rows.ts'

/** Resolves a comment, or reopens it if no person is given. */
export async function settleComment(
  tx: Tx,
  account: string,
  { subject, id }: { readonly subject: string; readonly id: string },
  settled: { readonly by: string; readonly at: Date } | null,
): Promise<void> {
  await updateRow(
    tx,
    'application_comments',
    { account_code: account, subject, id },
    { resolved_by: settled?.by ?? null, resolved_at: settled?.at ?? null },
  )
}
