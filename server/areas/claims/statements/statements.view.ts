import type { ClaimStatement } from '@portico/contract/areas/claims/statements/statement.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { hashOfToken } from '../../../platform/secret.ts'
import type { ClaimReader } from '@portico/contract/areas/claims/reading/claim-reader.ts'
import type { ClaimRecord } from '@portico/contract/areas/claims/reading/claim-record.ts'
import { hidesMedical } from '@portico/contract/areas/claims/reading/shown-claim.ts'

interface Row extends Omit<ClaimStatement, 'state' | 'files' | 'askedAt' | 'expiresAt' | 'givenAt'> {
  readonly askedAt: Date
  readonly expiresAt: Date
  readonly revokedAt: Date | null
  readonly givenAt: Date | null
}

function stateOf({ revokedAt, givenAt, expiresAt }: Row, now: Date): ClaimStatement['state'] {
  if (givenAt !== null) return 'GIVEN'
  if (revokedAt !== null) return 'REVOKED'
  return expiresAt <= now ? 'EXPIRED' : 'WAITING'
}

type StatementFile = ClaimStatement['files'][number]

/** The files that came with the statements on a claim, by statement. */
async function filesOf(tx: Tx, account: string, claimId: string): Promise<Map<string, StatementFile[]>> {
  const { rows } = await sql<StatementFile & { readonly statementId: string }>`
    select f.statement_id as "statementId", f.document_id as "documentId", d.name
    from claim_files f join documents d on d.account_code = f.account_code and d.id = f.document_id and d.trashed_at is null
    where f.account_code = ${account} and f.claim_id = ${claimId} and statement_id is not null
    order by added_at, f.document_id`.execute(tx.db)
  return Map.groupBy(rows, ({ statementId }) => statementId)
}

/** How many files came with a statement, those in the trash among them. */
export async function statementFileCount(tx: Tx, account: string, id: string): Promise<number> {
  const { rows } = await sql<{ many: number }>`select count(*)::int as many from claim_files
    where account_code = ${account} and statement_id = ${id}`.execute(tx.db)
  return rows[0]!.many
}

/**
 * The statements on a claim and the requests for them, the newest first; none for those who see no names. Files are
 * there for those who may see the documents of the claim.
 */
export async function statementsView(
  tx: Tx,
  reader: ClaimReader,
  claim: ClaimRecord,
  now: Date,
): Promise<ClaimStatement[]> {
  const { account, seesClaimants } = reader
  if (!seesClaimants) return []
  const files = hidesMedical(reader, claim) ? new Map<string, StatementFile[]>() : await filesOf(tx, account, claim.id)
  const { rows } = await sql<Row>`
    select s.id, person, role, s.email, language, asker.name as "askedBy", asked_at as "askedAt",
      expires_at as "expiresAt", revoked_at as "revokedAt", given_at as "givenAt",
      case when given_at is null then null else answers end as answers
    from claim_statements s join person_names asker on asker.id = asked_by
    where account_code = ${account} and claim_id = ${claim.id} order by asked_at desc, s.id desc limit 200`.execute(
    tx.db,
  )
  return rows.map((row) => {
    const { revokedAt: _revokedAt, ...shown } = row
    return {
      ...shown,
      files: (files.get(row.id) ?? []).map(({ documentId, name }) => ({ documentId, name })),
      state: stateOf(row, now),
      askedAt: row.askedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      givenAt: row.givenAt?.toISOString() ?? null,
    }
  })
}

/** A request for a statement as the person has it who was asked. */
interface HeldRequest {
  readonly account: string
  readonly brokerage: string
  readonly timeZone: string
  readonly id: string
  readonly claimId: string
  readonly ourNumber: string
  readonly createdBy: string
  readonly askedBy: string
  readonly lossOn: string | null
  readonly person: string
  readonly givenAt: Date | null
}

/** The request of a token; undefined if its link does not work now. */
export async function requestByToken(tx: Tx, token: string, now: Date): Promise<HeldRequest | undefined> {
  const { rows } = await sql<HeldRequest>`
    select s.account_code as account, brokerage_code as brokerage, time_zone as "timeZone", s.id, claim_id as "claimId", our_number as "ourNumber",
      claims.created_by as "createdBy", asked_by as "askedBy", loss_on as "lossOn", person, given_at as "givenAt"
    from claim_statements s
      join claims on claims.account_code = s.account_code and claims.id = claim_id
      join accounts on accounts.code = s.account_code and accounts.deleted_at is null and archived_at is null
      join brokerages on brokerages.code = brokerage_code
    where token_hash = ${hashOfToken(token)} and revoked_at is null and expires_at > ${now}`.execute(tx.db)
  return rows[0]
}
