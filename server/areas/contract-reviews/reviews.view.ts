import type { CureDraft, ReviewClause } from '@portico/contract/areas/contract-reviews/contract-review.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** A stored review without its clauses. */
export interface ReviewRecord {
  readonly id: string
  readonly name: string
  readonly documentId: string | null
  readonly fileName: string
  readonly holderId: string | null
  readonly holderName: string
  readonly project: string
  readonly setName: string
  readonly setVersion: number | null
  readonly createdBy: string
  readonly createdAt: string
  readonly version: number
}

interface Row extends Omit<ReviewRecord, 'createdAt'> {
  readonly createdAt: Date
}

/** The reviews of an account, the newest first, or the one with `id`. */
export async function reviewRecords(tx: Tx, account: string, id?: string): Promise<ReviewRecord[]> {
  const { rows } = await sql<Row>`
    select reviews.id, reviews.name, document_id as "documentId", file_name as "fileName", holder_id as "holderId",
      coalesce(holder.name, '') as "holderName", project, coalesce(sets.name, '') as "setName",
      set_version as "setVersion", person.name as "createdBy", reviews.created_at as "createdAt", reviews.version
    from contract_reviews reviews join person_names person on person.id = reviews.created_by
      left join certificate_holders holder on holder.account_code = reviews.account_code and holder.id = holder_id
      left join vendor_requirement_sets sets on sets.account_code = reviews.account_code and sets.id = set_id
    where reviews.account_code = ${account} and (${id ?? null}::uuid is null or reviews.id = ${id ?? null}::uuid)
    order by reviews.created_at desc, reviews.id limit 500`.execute(tx.db)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** The text of the pages of a contract. */
export async function reviewPages(tx: Tx, account: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ readonly pages: string[] }>`
    select pages from contract_reviews where account_code = ${account} and id = ${id}`.execute(tx.db)
  return rows[0]?.pages ?? []
}

/** A clause with the review that it belongs to. */
interface ClauseRecord extends ReviewClause {
  readonly reviewId: string
}

interface ClauseRow extends Omit<ClauseRecord, 'decidedAt' | 'cure'> {
  readonly decidedAt: Date | null
  readonly cureBy: string | null
  readonly cureAt: Date | null
  readonly cure: CureDraft | null
}

/** The requirements of all reviews of an account in their order, or of the one with `reviewId`. */
export async function reviewClauses(tx: Tx, account: string, reviewId?: string): Promise<ClauseRecord[]> {
  const { rows } = await sql<ClauseRow>`
    select clauses.id, review_id as "reviewId", state, page, from_at as "from", to_at as "to", read_clause as read, clause,
      person.name as "decidedBy", decided_at as "decidedAt", version, cure,
      pricing.name as "cureBy", cured_at as "cureAt"
    from contract_review_clauses clauses left join person_names person on person.id = decided_by
      left join person_names pricing on pricing.id = cured_by
    where account_code = ${account}
      and (${reviewId ?? null}::uuid is null or review_id = ${reviewId ?? null}::uuid)
    order by review_id, place, clauses.id`.execute(tx.db)
  return rows.map(({ cure, cureBy, cureAt, ...row }) => ({
    ...row,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    cure: cure === null || cureAt === null ? null : { ...cure, by: cureBy ?? '', at: cureAt.toISOString() },
  }))
}
