import type { CarrierContact } from '@portico/contract/areas/claims/carrier-contact.shapes.ts'
import type { Claim, ClaimEntry } from '@portico/contract/areas/claims/claim.shapes.ts'
import { sql } from 'kysely'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/refusal.ts'
import { todayOf } from '../../platform/today.ts'
import { type ClaimReader, ownsDraft } from './claims.access.ts'
import { type ClaimRecord, claimRecord, duplicatesView } from './claims.view.ts'
import { contactsView, deadlineRulesView } from './rules/rules.view.ts'
import { answersFor, deadlinesFor, mayReadMedical, shownRow } from './shown-claim.ts'
import { valuedClaims } from './valued-claims.view.ts'

interface EntryRow extends Omit<ClaimEntry, 'at'> {
  readonly at: Date
}

interface FileRow extends Omit<Claim['files'][number], 'addedAt'> {
  readonly addedAt: Date
}

interface NoticeRow {
  readonly id: string
  readonly recipient: string
  readonly sentBy: string
  readonly sentAt: Date
  readonly hasMedical: boolean
}

/** A claim with everything of it that the reader may see; what there is not is not found. */
export async function claimView(tx: Tx, context: AccountContext, reader: ClaimReader, id: string): Promise<Claim> {
  const record = await claimRecord(tx, reader, id)
  if (record === undefined) throw notFound()
  return shownClaim(tx, context, reader, record)
}

export async function shownClaim(
  tx: Tx,
  context: AccountContext,
  reader: ClaimReader,
  claim: ClaimRecord,
): Promise<Claim> {
  const { brokerage } = context.account
  const today = todayOf(context)
  const [rules, contacts, valued, entries, files, notices, duplicates] = await Promise.all([
    deadlineRulesView(tx, brokerage),
    contactsView(tx, brokerage),
    valuedClaims(tx, reader),
    entriesView(tx, reader, claim.id),
    filesView(tx, reader, claim.id),
    noticesView(tx, reader, claim.id),
    claim.status === 'DRAFT' ? duplicatesView(tx, reader, claim) : [],
  ])
  const seesMedical = mayReadMedical(reader, claim)
  return {
    ...shownRow(reader, claim, { rules, valued }),
    policyId: claim.policy?.id ?? null,
    answers: answersFor(reader, claim),
    hidesMedical: !seesMedical && Object.keys(claim.medical).length > 0,
    triage: claim.triage,
    isOutsideTerm: claim.isOutsideTerm,
    duplicates,
    adjusterEmail: claim.adjusterEmail,
    adjusterPhone: claim.adjusterPhone,
    deadlines: deadlinesFor(reader, claim, rules),
    entries,
    files,
    notices: notices.map(({ id, recipient, sentBy, sentAt, hasMedical }) => ({
      id,
      to: recipient,
      sentBy,
      sentAt: sentAt.toISOString(),
      mayDownload: seesMedical || !hasMedical,
    })),
    carrierEmail: emailOf(claim, contacts),
    may: { ...rightsTo(claim, reader), seeMedical: seesMedical },
    today,
  }
}

/** Where the carrier of a claim takes claims; blank where that is not known. */
const emailOf = ({ policy }: ClaimRecord, contacts: readonly CarrierContact[]): string =>
  contacts.find(({ carrier }) => carrier.toLowerCase() === policy?.carrier.toLowerCase())?.email ?? ''

function rightsTo({ status, createdBy }: ClaimRecord, reader: ClaimReader) {
  const isReported = status !== 'DRAFT'
  return {
    edit: !isReported && reader.mayWrite && ownsDraft(reader, createdBy),
    note: isReported && reader.mayWrite,
    manage: isReported && reader.mayWrite && reader.isStaff,
  }
}

async function entriesView(tx: Tx, { account, isStaff }: ClaimReader, claimId: string): Promise<ClaimEntry[]> {
  const { rows } = await sql<EntryRow>`
    select e.id, kind, text, person.name as by, created_at as at, is_internal as "isInternal", notified
    from claim_entries e join person_names person on person.id = created_by
    where account_code = ${account} and claim_id = ${claimId} and (not is_internal or ${isStaff}::boolean)
    order by created_at desc, e.id desc limit 500`.execute(tx.db)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

async function filesView(tx: Tx, { account }: ClaimReader, claimId: string): Promise<Claim['files']> {
  const { rows } = await sql<FileRow>`
    select f.document_id as "documentId", d.name, person.name as "addedBy", added_at as "addedAt"
    from claim_files f
      join documents d on d.account_code = f.account_code and d.id = f.document_id and d.trashed_at is null
      join person_names person on person.id = added_by
    where f.account_code = ${account} and claim_id = ${claimId}
    order by added_at, f.document_id`.execute(tx.db)
  return rows.map(({ addedAt, ...row }) => ({ ...row, addedAt: addedAt.toISOString() }))
}

async function noticesView(tx: Tx, { account }: ClaimReader, claimId: string): Promise<readonly NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select n.id, recipient, person.name as "sentBy", sent_at as "sentAt", has_medical as "hasMedical"
    from claim_notices n join person_names person on person.id = sent_by
    where account_code = ${account} and claim_id = ${claimId} order by sent_at desc, n.id`.execute(tx.db)
  return rows
}
