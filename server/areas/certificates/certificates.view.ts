import type {
  CertificateContents,
  CertificateFinding,
  CertificateRequest,
  CertificateStatus,
} from '@portico/contract/areas/certificates/certificate.shapes.ts'
import type { CertificateStanding } from '@portico/contract/areas/certificates/standing.rules.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import type { CertificateReader } from './certificates.access.ts'

/** A certificate as the database has it. */
export interface CertificateRecord {
  readonly id: string
  readonly seriesId: string
  readonly number: string
  readonly revision: number
  readonly status: CertificateStatus
  readonly holderName: string
  readonly request: CertificateRequest
  readonly findings: CertificateFinding[]
  readonly contents: CertificateContents | null
  readonly expectedOn: string | null
  readonly reason: string
  readonly issuedOn: string | null
  readonly expiresOn: string | null
  readonly standing: CertificateStanding
  readonly policyTypes: string[]
  readonly createdBy: string
  readonly requestedBy: string
  readonly changedAt: Date
  readonly version: number
}

interface Place {
  readonly order: RawBuilder<unknown>
  readonly limit: number
  readonly offset: number
}

/** More than any series or slice has. */
const newest: Place = { order: sql`c.created_at desc, c.id desc`, limit: 1000, offset: 0 }

/** Certificates `c` of an account that a condition leaves, each with its requester `person`. */
export async function certificatesWhere(
  tx: Tx,
  account: string,
  condition: RawBuilder<unknown>,
  { order, limit, offset }: Place = newest,
): Promise<CertificateRecord[]> {
  const { rows } = await sql<CertificateRecord>`
    select c.id, series_id as "seriesId", number, revision, c.status, holder_name as "holderName", request, findings,
      contents, standing, expected_on as "expectedOn", reason, issued_on as "issuedOn", expires_on as "expiresOn",
      coalesce((select array_agg(distinct policy_type order by policy_type) from policies
        where policies.account_code = c.account_code and policies.id::text in
          (select jsonb_array_elements_text(request -> 'policyIds'))), '{}') as "policyTypes",
      c.created_by as "createdBy", person.name as "requestedBy", changed_at as "changedAt", c.version
    from certificates c join person_names person on person.id = c.created_by
    where c.account_code = ${account} and ${condition}
    order by ${order} limit ${limit} offset ${offset}`.execute(tx.db)
  return rows
}

/** Drafts are their authors’ own, until they are sent or issued. */
export const visibleTo = ({ userId }: CertificateReader) => sql`(c.status <> 'DRAFT' or c.created_by = ${userId})`

/** One certificate; undefined if there is none of that id to the reader. */
export async function certificateRecord(
  tx: Tx,
  reader: CertificateReader,
  id: string,
): Promise<CertificateRecord | undefined> {
  if (!isId(id)) return undefined
  const [found] = await certificatesWhere(tx, reader.account, sql`c.id = ${id} and ${visibleTo(reader)}`)
  return found
}

/** All that was sent or issued in a series, the newest revision first. */
export async function seriesRecords(tx: Tx, account: string, seriesId: string): Promise<CertificateRecord[]> {
  const found = await certificatesWhere(tx, account, sql`series_id = ${seriesId} and c.status <> 'DRAFT'`)
  return found.toSorted((one, other) => other.revision - one.revision)
}

/** Certificates of an account by their ids. */
export const certificatesByIds = (tx: Tx, account: string, ids: readonly string[]): Promise<CertificateRecord[]> =>
  certificatesWhere(tx, account, sql`c.id = any(${ids}::uuid[])`)

/** How many drafts someone has started. */
export async function draftCount(tx: Tx, { account, userId }: CertificateReader): Promise<number> {
  const { rows } = await sql<{ many: number }>`select count(*)::int as many from certificates
    where account_code = ${account} and created_by = ${userId} and status = 'DRAFT'`.execute(tx.db)
  return rows[0]!.many
}

type IssuedCertificate = Pick<
  CertificateRecord,
  'id' | 'number' | 'holderName' | 'createdBy' | 'standing' | 'request' | 'contents'
>

/** The next certificates of an account that are in force: issued, and not superseded. */
export async function issuedCertificates(
  tx: Tx,
  account: string,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<readonly IssuedCertificate[]> {
  const { rows } = await sql<IssuedCertificate>`
    select id, number, holder_name as "holderName", created_by as "createdBy", standing, request, contents
    from certificates where account_code = ${account} and status = 'ISSUED'
      and (${after ?? null}::uuid is null or id > ${after ?? null}) order by id limit ${limit}`.execute(tx.db)
  return rows
}
