import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { deleteRow } from '../../../platform/database/rows.ts'
import type { Tables } from '../../../tables/tables.generated.ts'

/** Assigns parts. A part that is assigned to another person is reassigned. */
export async function saveAssignments(
  tx: Tx,
  assignments: readonly Insertable<Tables['application_assignments']>[],
): Promise<void> {
  await tx.db
    .insertInto('application_assignments')
    .values([...assignments])
    .onConflict((conflict) =>
      conflict.columns(['account_code', 'subject', 'part']).doUpdateSet((eb) => ({
        user_id: eb.ref('excluded.user_id'),
        assigned_by: eb.ref('excluded.assigned_by'),
        assigned_at: eb.ref('excluded.assigned_at'),
        done_at: null,
        version: sql`application_assignments.version + 1`,
      })),
    )
    .execute()
}

export async function deleteAssignment(
  tx: Tx,
  account: string,
  { subject, part }: { readonly subject: string; readonly part: string },
): Promise<void> {
  await deleteRow(tx, 'application_assignments', { account_code: account, subject, part })
}

/** Marks everything assigned to a person as done or not done. */
export async function markAssignments(
  tx: Tx,
  account: string,
  { subject, userId }: { readonly subject: string; readonly userId: string },
  doneAt: Date | null,
): Promise<void> {
  await tx.db
    .updateTable('application_assignments')
    .set({ done_at: doneAt, version: sql`version + 1` })
    .where('account_code', '=', account)
    .where('subject', '=', subject)
    .where('user_id', '=', userId)
    .execute()
}
