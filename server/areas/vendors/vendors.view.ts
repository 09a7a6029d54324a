import type { VendorCertificate } from '@portico/contract/areas/vendors/vendor-certificate.shapes.ts'
import { notListed } from '@portico/contract/areas/vendors/vendor-certificate.shapes.ts'
import type { Vendor } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import { vendorLines } from '@portico/contract/areas/vendors/vendor-lines.ts'
import type { VendorCoverage } from '@portico/contract/areas/vendors/vendor.rules.ts'
import type { CertificateLines } from '@portico/contract/areas/vendors/vendor-terms.ts'
import type { VendorRecord } from '@portico/contract/areas/vendors/vendor.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { ratingsOfAccount } from '../carriers/carriers.public.ts'
import { isId } from '../../platform/ids.ts'

/** The vendors of an account by name, or the one with `id`. */
export async function vendorRecordsView(tx: Tx, account: string, id?: string): Promise<VendorRecord[]> {
  const { rows } = await sql<Omit<VendorRecord, 'spend'> & { readonly spend: number | null }>`
    select id, name, fein, contact, email, language, trade, requirement_set_id as "requirementSetId", spend::float8 as spend,
      spend_on as "spendOn", reminders_on as "remindersOn", version
    from vendors where account_code = ${account} and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)
    order by lower(name), id limit 1000`.execute(tx.db)
  return rows
}

/** What is known of the coverage of a vendor, with what the list shows beside it. */
export interface VendorFacts extends VendorCoverage {
  readonly setName: string
  readonly waiting: number
  readonly lastEmailedAt: Date | null
  /** The reminders before an expiration that were sent, by their keys. */
  readonly sentKeys: readonly string[]
}

interface FactRow extends Omit<VendorFacts, 'certificates' | 'ratings'> {
  readonly id: string
  readonly certificates: readonly Partial<CertificateLines>[]
}

/** The coverage of the vendors of an account by their ids, or of the one with `id`. */
export async function vendorFactsView(tx: Tx, account: string, id?: string): Promise<ReadonlyMap<string, VendorFacts>> {
  const { rows } = await sql<FactRow>`
    select vendors.id, sets.lines as requirements, coalesce(sets.clauses, '[]') as clauses, coalesce(sets.name, '') as "setName",
      coalesce((select jsonb_agg(lines order by decided_at desc, certificates.id desc) from vendor_certificates certificates
        where certificates.account_code = vendors.account_code and vendor_id = vendors.id and state = 'CONFIRMED'), '[]')
        as certificates,
      coalesce((select jsonb_agg(jsonb_build_object('line', line, 'findings', findings, 'until', until))
        from vendor_acceptances accepted where accepted.account_code = vendors.account_code
          and vendor_id = vendors.id and withdrawn_at is null), '[]') as acceptances,
      (select count(*)::int from vendor_certificates waiting where waiting.account_code = vendors.account_code
        and vendor_id = vendors.id and state in ('UPLOADED', 'RECEIVED')) as waiting,
      (select max(sent_at) from vendor_emails emails where emails.account_code = vendors.account_code
        and vendor_id = vendors.id) as "lastEmailedAt",
      coalesce((select jsonb_agg(reminder_key) from vendor_emails emails where emails.account_code = vendors.account_code
        and vendor_id = vendors.id and kind = 'EXPIRES'), '[]') as "sentKeys"
    from vendors left join vendor_requirement_sets sets
      on sets.account_code = vendors.account_code and sets.id = requirement_set_id
    where vendors.account_code = ${account} and (${id ?? null}::uuid is null or vendors.id = ${id ?? null}::uuid)`.execute(
    tx.db,
  )
  const hasRating = rows.some(({ clauses }) => clauses.some(({ kind }) => kind === 'RATING'))
  const ratings = hasRating ? await ratingsOfAccount(tx, account) : []
  return new Map(
    rows.map(({ id: vendorId, ...row }) => [
      vendorId,
      { ...row, ratings, certificates: row.certificates.map(wholeLines) },
    ]),
  )
}

/** Every line of a certificate, those that it does not list among them. */
const wholeLines = (lines: Partial<CertificateLines>): CertificateLines =>
  Object.fromEntries(vendorLines.map((line) => [line, { ...notListed, ...lines[line] }])) as Record<
    keyof CertificateLines,
    CertificateLines[keyof CertificateLines]
  >

interface CertificateRow extends Omit<VendorCertificate, 'receivedAt' | 'decidedAt' | 'lines'> {
  readonly lines: Partial<CertificateLines>
  readonly receivedAt: Date
  readonly decidedAt: Date | null
}

/** The certificates of a vendor, the last received first. */
export async function certificatesView(tx: Tx, account: string, vendorId: string): Promise<VendorCertificate[]> {
  const { rows } = await sql<CertificateRow>`
    select certificates.id, state, document_id as "documentId", file_name as "fileName", sent_by as "sentBy",
      received_at as "receivedAt", named_insured as "namedInsured", issued_on as "issuedOn", lines, person.name as "decidedBy",
      decided_at as "decidedAt", note, set_version as "setVersion", version
    from vendor_certificates certificates left join person_names person on person.id = decided_by
    where account_code = ${account} and vendor_id = ${vendorId}
    order by received_at desc, certificates.id desc`.execute(tx.db)
  return rows.map((row) => ({
    ...row,
    lines: wholeLines(row.lines),
    receivedAt: row.receivedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }))
}

interface AcceptanceRow extends Omit<Vendor['acceptances'][number], 'at'> {
  readonly at: Date
}

/** The acceptances of a vendor that are in effect on a day. */
export async function acceptancesView(
  tx: Tx,
  account: string,
  vendorId: string,
  today: string,
): Promise<Vendor['acceptances']> {
  const { rows } = await sql<AcceptanceRow>`
    select accepted.id, line, findings, note, until, person.name as by, created_at as at
    from vendor_acceptances accepted join person_names person on person.id = created_by
    where account_code = ${account} and vendor_id = ${vendorId} and withdrawn_at is null and until >= ${today}
    order by created_at desc`.execute(tx.db)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

interface EmailRow extends Omit<Vendor['emails'][number], 'at'> {
  readonly at: Date
}

/** The last emails that a vendor was sent. */
export async function emailsView(tx: Tx, account: string, vendorId: string, now: Date): Promise<Vendor['emails']> {
  const { rows } = await sql<EmailRow>`
    select kind, recipient as "to", sent_at as at, person.name as by, revoked_at is null and expires_at > ${now} as "isOpen"
    from vendor_emails left join person_names person on person.id = sent_by
    where account_code = ${account} and vendor_id = ${vendorId} order by sent_at desc limit 20`.execute(tx.db)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

/** Holds a vendor until the transaction ends, so that what is sent to it, or comes from it, is counted one after the other. */
export async function lockVendor(tx: Tx, account: string, id: string): Promise<void> {
  if (isId(id)) await sql`select from vendors where account_code = ${account} and id = ${id} for update`.execute(tx.db)
}
