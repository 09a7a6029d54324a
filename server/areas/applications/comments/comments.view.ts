import type { AnswerComment } from '@portico/contract/areas/applications/application.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

type Row = Omit<AnswerComment, 'at' | 'resolvedAt'> & { readonly at: Date; readonly resolvedAt: Date | null }

/** The most comments that are shown of one form. */
const most = 1000

/** Comments on an application or a profile page, or on one of its answers, oldest first. */
export async function commentsView(
  tx: Tx,
  account: string,
  { subject, path, userId }: { readonly subject: string; readonly path?: string | undefined; readonly userId: string },
): Promise<AnswerComment[]> {
  const { rows } = await sql<Row>`select application_comments.id, path, text, application_comments.created_at as at,
      resolved_at as "resolvedAt", name as by, created_by = ${userId} as own
    from application_comments join person_names person on person.id = created_by
    where account_code = ${account} and subject = ${subject}
      and (${path ?? null}::text is null or path = ${path ?? null})
    order by application_comments.created_at, application_comments.id limit ${most}`.execute(tx.db)
  return rows.map((row) => ({ ...row, at: row.at.toISOString(), resolvedAt: row.resolvedAt?.toISOString() ?? null }))
}

/** How many open comments there are on one of them, by answer. */
export async function openCommentCounts(
  tx: Tx,
  account: string,
  subject: string,
): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ path: string; open: number }>`select path, count(*)::int as open
    from application_comments
    where account_code = ${account} and subject = ${subject} and resolved_at is null
    group by path`.execute(tx.db)
  return Object.fromEntries(rows.map(({ path, open }) => [path, open]))
}
