import type { Assignment } from '@portico/contract/areas/applications/application.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

export interface Held extends Assignment {
  /** The application or page of the profile that it is of. */
  readonly subject: string
  readonly userId: string
  readonly assignedBy: string
}

type Row = Omit<Held, 'part' | 'doneAt'> & { readonly part: string; readonly doneAt: Date | null }

/** The assignments of parts of applications and profile pages; of the whole account if none is given. */
export async function assignmentsView(tx: Tx, account: string, subject?: string): Promise<Held[]> {
  const ofOne = subject === undefined ? sql`` : sql`and subject = ${subject}`
  const { rows } = await sql<Row>`select subject, part, user_id as "userId", username,
      name, assigned_by as "assignedBy", done_at as "doneAt", version
    from application_assignments join person_names person on person.id = user_id
    where account_code = ${account} ${ofOne}
    order by assigned_at, part`.execute(tx.db)
  return rows.map((row) => ({
    ...row,
    part: row.part === '' ? null : row.part,
    doneAt: row.doneAt?.toISOString() ?? null,
  }))
}

/** What answers show of an assignment. */
export const shownAssignment = ({ part, username, name, doneAt, version }: Held): Assignment => ({
  part,
  username,
  name,
  doneAt,
  version,
})
