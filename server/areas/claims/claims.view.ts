import type { ClaimAnswers } from '@portico/contract/areas/claims/claim-question.ts'
import type { ClaimTypeCode } from '@portico/contract/areas/claims/claim-types.ts'
import type { ClaimOutcome, ClaimPolicy, ClaimStatus } from '@portico/contract/areas/claims/claim.rules.ts'
import type { Claim } from '@portico/contract/areas/claims/claim.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import type { ClaimReader } from './claims.access.ts'

/** A claim as the database has it, medical facts and all: never an answer by itself. */
export interface ClaimRecord {
  readonly id: string
  readonly ourNumber: string
  readonly type: ClaimTypeCode
  readonly status: ClaimStatus
  readonly outcome: ClaimOutcome | null
  readonly answers: ClaimAnswers
  readonly medical: ClaimAnswers
  readonly triage: Claim['triage']
  readonly policy: ClaimPolicy | null
  readonly isOutsideTerm: boolean
  readonly lossOn: string | null
  readonly claimant: string
  readonly claimNumber: string
  readonly adjuster: string
  readonly adjusterEmail: string
  readonly adjusterPhone: string
  readonly deadlinesDone: Readonly<Record<string, string>>
  readonly reportedOn: string | null
  readonly createdBy: string
  readonly reportedBy: string
  readonly changedAt: Date
  readonly version: number
}

async function claimsWhere(tx: Tx, reader: ClaimReader, condition: RawBuilder<unknown>): Promise<ClaimRecord[]> {
  const { rows } = await sql<ClaimRecord>`
    select c.id, our_number as "ourNumber", type, status, outcome, answers, medical, triage, policy,
      is_outside_term as "isOutsideTerm", loss_on as "lossOn", claimant, claim_number as "claimNumber", adjuster,
      adjuster_email as "adjusterEmail", adjuster_phone as "adjusterPhone", deadlines_done as "deadlinesDone", reported_on as "reportedOn",
      created_by as "createdBy", person.name as "reportedBy", changed_at as "changedAt", version
    from claims c join person_names person on person.id = created_by
    where account_code = ${reader.account} and ${condition}
      and (status <> 'DRAFT' or created_by = ${reader.userId} or ${reader.isInsuredAdmin}::boolean)
    order by c.created_at desc, c.id desc limit 500`.execute(tx.db)
  return rows
}

/** The newest claims that there are to a reader: drafts of others only for the insured's Admin. */
export const claimRecords = (tx: Tx, reader: ClaimReader): Promise<ClaimRecord[]> => claimsWhere(tx, reader, sql`true`)

/** One claim; undefined where there is none of that id to the reader. */
export async function claimRecord(tx: Tx, reader: ClaimReader, id: string): Promise<ClaimRecord | undefined> {
  if (!isId(id)) return undefined
  const [found] = await claimsWhere(tx, reader, sql`c.id = ${id}`)
  return found
}

/** How many drafts someone has begun. */
export async function draftCount(tx: Tx, { account, userId }: ClaimReader): Promise<number> {
  const { rows } = await sql<{ many: number }>`select count(*)::int as many from claims
    where account_code = ${account} and created_by = ${userId} and status = 'DRAFT'`.execute(tx.db)
  return rows[0]!.many
}

type Duplicate = Claim['duplicates'][number]

/** Reported claims of the same day or person: of one day with the same type, or of one claimant within a month. */
export async function duplicatesView(tx: Tx, { account }: ClaimReader, claim: ClaimRecord): Promise<Duplicate[]> {
  if (claim.lossOn === null) return []
  const { rows } = await sql<Duplicate>`
    select id, our_number as "ourNumber", type, loss_on as "lossOn", claimant from claims
    where account_code = ${account} and id <> ${claim.id} and status <> 'DRAFT'
      and ((loss_on = ${claim.lossOn}::date and type = ${claim.type})
        or (claimant <> '' and lower(claimant) = lower(${claim.claimant})
          and abs(loss_on - ${claim.lossOn}::date) <= 31))
    order by loss_on desc, id limit 5`.execute(tx.db)
  return rows
}
