import type { ClaimRecord } from '@portico/contract/areas/claims/reading/claim-record.ts'
import type { Claim } from '@portico/contract/areas/claims/claim.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import type { ClaimReader } from '@portico/contract/areas/claims/reading/claim-reader.ts'

/** Claims `c` of an account in an order, which ends with how many. */
export async function claimsOf(
  tx: Tx,
  account: string,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`c.id limit 2`,
): Promise<ClaimRecord[]> {
  const { rows } = await sql<ClaimRecord>`
    select c.id, our_number as "ourNumber", type, status, outcome, answers, medical, triage, policy,
      is_outside_term as "isOutsideTerm", loss_on as "lossOn", claimant, claim_number as "claimNumber", adjuster,
      adjuster_email as "adjusterEmail", adjuster_phone as "adjusterPhone", deadlines_done as "deadlinesDone", reported_on as "reportedOn", review_on as "reviewOn",
      awaits_confirmation as "awaitsConfirmation", guest, created_by as "createdBy", person.name as "reportedBy", changed_at as "changedAt", version
    from claims c join person_names person on person.id = created_by
    where account_code = ${account} and ${condition}
    order by ${order}`.execute(tx.db)
  return rows
}

/** Which claims `c` there are to a reader: drafts of others only for the insured's Admin. */
export const visibleTo = (reader: ClaimReader): RawBuilder<boolean> =>
  sql`(c.status <> 'DRAFT' or c.created_by = ${reader.userId} or ${reader.isInsuredAdmin}::boolean
    or (c.awaits_confirmation and ${reader.mayWrite}::boolean))`

/** A claim for any reader, for what the portal does by itself. */
export const claimById = async (tx: Tx, account: string, id: string): Promise<ClaimRecord | undefined> =>
  (await claimsOf(tx, account, sql`c.id = ${id}`))[0]

/** One claim; undefined if there is none of that id to the reader. */
export async function claimRecord(tx: Tx, reader: ClaimReader, id: string): Promise<ClaimRecord | undefined> {
  if (!isId(id)) return undefined
  const [found] = await claimsOf(tx, reader.account, sql`c.id = ${id} and ${visibleTo(reader)}`)
  return found
}

/** How many drafts someone has started. */
export async function draftCount(tx: Tx, { account, userId }: ClaimReader): Promise<number> {
  const { rows } = await sql<{ many: number }>`select count(*)::int as many from claims
    where account_code = ${account} and created_by = ${userId} and status = 'DRAFT'
      and not awaits_confirmation`.execute(tx.db)
  return rows[0]!.many
}

/** How many documents a claim has, those in the trash among them. */
export async function fileCount(tx: Tx, account: string, claimId: string): Promise<number> {
  const { rows } = await sql<{ many: number }>`select count(*)::int as many from claim_files
    where account_code = ${account} and claim_id = ${claimId}`.execute(tx.db)
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
