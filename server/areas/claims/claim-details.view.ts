import type { CarrierContact } from '@portico/contract/areas/claims/carrier-contact.shapes.ts'
import type { Claim, ClaimEntry } from '@portico/contract/areas/claims/claim.shapes.ts'
import { sql } from 'kysely'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/error-response.ts'
import { todayOf } from '../../platform/dates/today.ts'
import type { ClaimReader } from '@portico/contract/areas/claims/reading/claim-reader.ts'
import type { ClaimRecord } from '@portico/contract/areas/claims/reading/claim-record.ts'
import { claimRecord, duplicatesView } from './claims.view.ts'
import { contactsView, deadlineRulesView } from './rules/rules.view.ts'
import {
  answersFor,
  deadlinesFor,
  hidesMedical,
  mayReadMedical,
  rightsTo,
  shownRow,
} from '@portico/contract/areas/claims/reading/shown-claim.ts'
import { carrierAnswersView } from './carrier/carrier-answers.view.ts'
import { claimLedger } from './ledger/claim-ledger.view.ts'
import { valuedClaims } from './ledger/valuations.view.ts'

interface EntryRow extends Omit<ClaimEntry, 'at'> {
  readonly at: Date
}

interface FileRow extends Omit<Claim['files'][number], 'addedAt'> {
  readonly addedAt: Date
}

interface NoticeRow extends Omit<Claim['notices'][number], 'sentAt' | 'mayDownload'> {
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
  const [rules, contacts, valued, entries, files, notices, duplicates, ledger, carrierAnswers] = await Promise.all([
    deadlineRulesView(tx, brokerage),
    contactsView(tx, brokerage),
    valuedClaims(tx, reader, [claim.id]),
    entriesView(tx, reader, claim),
    hidesMedical(reader, claim) ? [] : filesView(tx, reader, claim.id),
    noticesView(tx, reader, claim),
    claim.status === 'DRAFT' ? duplicatesView(tx, reader, claim) : [],
    claimLedger(tx, reader, claim),
    carrierAnswersView(tx, reader, claim),
  ])
  return {
    ...shownRow(reader, claim, { rules, valued }),
    policyId: claim.policy?.id ?? null,
    answers: answersFor(reader, claim),
    hidesMedical: hidesMedical(reader, claim),
    triage: claim.triage,
    isOutsideTerm: claim.isOutsideTerm,
    guest: claim.guest,
    duplicates,
    adjusterEmail: claim.adjusterEmail,
    adjusterPhone: claim.adjusterPhone,
    ...deadlinesFor(reader, claim, rules),
    entries,
    files,
    notices,
    ledger,
    carrierAnswers,
    carrierEmail: emailOf(claim, contacts),
    may: { ...rightsTo(claim, reader), seeMedical: mayReadMedical(reader, claim) },
    today,
  }
}

/** Where the carrier of a claim takes claims; blank if that is not known. */
const emailOf = ({ policy }: ClaimRecord, contacts: readonly CarrierContact[]): string =>
  contacts.find(({ carrier }) => carrier.toLowerCase() === policy?.carrier.toLowerCase())?.email ?? ''

/** What happened to a claim; names of documents are hidden with them. */
async function entriesView(tx: Tx, reader: ClaimReader, claim: ClaimRecord): Promise<ClaimEntry[]> {
  const { account, isStaff } = reader
  const { rows } = await sql<EntryRow>`
    select e.id, kind, text, person.name as by, created_at as at, is_internal as "isInternal", notified
    from claim_entries e join person_names person on person.id = created_by
    where account_code = ${account} and claim_id = ${claim.id} and (not is_internal or ${isStaff}::boolean)
      and (kind <> 'FILE' or not ${hidesMedical(reader, claim)}::boolean)
    order by created_at desc, e.id desc limit 500`.execute(tx.db)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

async function filesView(tx: Tx, { account }: ClaimReader, claimId: string): Promise<Claim['files']> {
  const { rows } = await sql<FileRow>`
    select f.document_id as "documentId", d.name, coalesce(d.sent_by, person.name) as "addedBy", added_at as "addedAt"
    from claim_files f
      join documents d on d.account_code = f.account_code and d.id = f.document_id and d.trashed_at is null
      join person_names person on person.id = added_by
    where f.account_code = ${account} and f.claim_id = ${claimId}
    order by added_at, f.document_id`.execute(tx.db)
  return rows.map(({ addedAt, ...row }) => ({ ...row, addedAt: addedAt.toISOString() }))
}

async function noticesView(tx: Tx, reader: ClaimReader, claim: ClaimRecord): Promise<Claim['notices']> {
  const { rows } = await sql<NoticeRow>`
    select n.id, recipient as "to", person.name as "sentBy", sent_at as "sentAt", has_medical as "hasMedical"
    from claim_notices n join person_names person on person.id = sent_by
    where account_code = ${reader.account} and claim_id = ${claim.id} order by sent_at desc, n.id`.execute(tx.db)
  return rows.map(({ sentAt, hasMedical, ...row }) => {
    const mayDownload = mayReadMedical(reader, claim) || !hasMedical
    return { ...row, sentAt: sentAt.toISOString(), mayDownload }
  })
}
