import type { ReminderDay } from '@portico/contract/areas/subjectivities/subjectivity.rules.ts'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables/tables.generated.ts'

export type SubjectivityRow = Selectable<Tables['subjectivities']>

interface Which {
  readonly account: string
  readonly id: string
}

export async function insertSubjectivity(tx: Tx, subjectivity: Insertable<Tables['subjectivities']>): Promise<void> {
  await tx.db.insertInto('subjectivities').values(subjectivity).execute()
}

/** A subjectivity that is about to change: whoever else changes it waits. */
export const lockedSubjectivity = (tx: Tx, { account, id }: Which): Promise<SubjectivityRow | undefined> =>
  tx.db
    .selectFrom('subjectivities')
    .selectAll()
    .where('account_code', '=', account)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Changes a subjectivity that its caller has locked. */
export async function updateSubjectivity(
  tx: Tx,
  { account_code, id, version }: SubjectivityRow,
  change: Omit<Updateable<Tables['subjectivities']>, 'account_code' | 'id' | 'version'>,
): Promise<void> {
  await tx.db
    .updateTable('subjectivities')
    .set({ ...change, version: version + 1 })
    .where('account_code', '=', account_code)
    .where('id', '=', id)
    .execute()
}

export async function deleteSubjectivityRow(tx: Tx, { account, id }: Which): Promise<void> {
  await tx.db.deleteFrom('subjectivities').where('account_code', '=', account).where('id', '=', id).execute()
}

export async function insertFile(tx: Tx, file: Tables['subjectivity_files']): Promise<void> {
  await tx.db.insertInto('subjectivity_files').values(file).execute()
}

/** Takes a file off; its document stays. */
export async function deleteFileRow(tx: Tx, { account, id }: Which, documentId: string): Promise<void> {
  await tx.db
    .deleteFrom('subjectivity_files')
    .where('account_code', '=', account)
    .where('subjectivity_id', '=', id)
    .where('document_id', '=', documentId)
    .execute()
}

/** Takes the reminder of so many days for itself. Of two servers that try at once, one gets it. */
export async function takeReminder(
  tx: Tx,
  { account, id, dueOn, days }: Which & { readonly dueOn: string; readonly days: ReminderDay },
): Promise<boolean> {
  const taken = await tx.db
    .insertInto('subjectivity_reminders')
    .values({ account_code: account, subjectivity_id: id, due_on: dueOn, days })
    .onConflict((conflict) => conflict.doNothing())
    .returning('days')
    .executeTakeFirst()
  return taken !== undefined
}
