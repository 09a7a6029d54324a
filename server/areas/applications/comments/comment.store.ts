import type { Insertable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../tables/tables.generated.ts'

export async function insertComments(
  tx: Tx,
  comments: readonly Insertable<Tables['application_comments']>[],
): Promise<void> {
  await tx.db
    .insertInto('application_comments')
    .values([...comments])
    .execute()
}

/** Settles a comment, or opens it again where nobody settles it. */
export async function settleComment(
  tx: Tx,
  account: string,
  { subject, id }: { readonly subject: string; readonly id: string },
  settled: { readonly by: string; readonly at: Date } | null,
): Promise<void> {
  await tx.db
    .updateTable('application_comments')
    .set({ resolved_by: settled?.by ?? null, resolved_at: settled?.at ?? null })
    .where('account_code', '=', account)
    .where('subject', '=', subject)
    .where('id', '=', id)
    .execute()
}
