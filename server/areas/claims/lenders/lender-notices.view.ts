import {
  hitProperty,
  isAboutProperty,
  lenderParties,
  noticeReason,
} from '@portico/contract/areas/claims/lenders/lender-parties.rules.ts'
import type { LenderNotices, LenderParty } from '@portico/contract/areas/claims/lenders/lender-notice.shapes.ts'
import { sql } from 'kysely'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import type { ClaimReader } from '@portico/contract/areas/claims/reading/claim-reader.ts'
import type { ClaimRecord } from '@portico/contract/areas/claims/reading/claim-record.ts'
import { valuedClaims } from '../ledger/valuations.view.ts'
import { interestRecords } from './lender-records.read-model.ts'

type Notice = LenderNotices['notices'][number]

interface Row extends Omit<Notice, 'sentAt'> {
  readonly sentAt: Date
}

/** Notices of a claim to lenders and lessors; who has an interest in the property is for those who notify. */
export async function lenderNoticesView(
  tx: Tx,
  context: AccountContext,
  reader: ClaimReader,
  claim: ClaimRecord,
): Promise<LenderNotices> {
  const { rows } = await sql<Row>`
    select n.id, n.name, n.interest, n.email, person.name as "sentBy", sent_at as "sentAt", mailed_on as "mailedOn"
    from claim_lender_notices n join person_names person on person.id = sent_by
    where account_code = ${reader.account} and claim_id = ${claim.id}
    order by sent_at desc, n.id desc limit 100`.execute(tx.db)
  const maySend = reader.isStaff && reader.mayWrite && claim.status !== 'DRAFT' && isAboutProperty(claim.type)
  const parties = maySend ? await partiesOf(tx, reader, claim, rows) : []
  const isOpen = parties.some(({ isNotified }) => !isNotified)
  return {
    parties,
    reason: isOpen ? await reasonOf(tx, reader, claim) : null,
    notices: rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() })),
    maySend,
    today: todayOf(context),
  }
}

async function partiesOf(tx: Tx, { account }: ClaimReader, claim: ClaimRecord, notices: readonly Row[]) {
  const { type, answers } = claim
  if (!isAboutProperty(type)) return []
  const records = await interestRecords(tx, account, hitProperty(type, answers))
  const notified = new Set(notices.map(({ name }) => name.toLowerCase()))
  return lenderParties(type, answers, records).map((party): LenderParty => ({
    ...party,
    sources: [...party.sources],
    isNotified: notified.has(party.name.toLowerCase()),
  }))
}

async function reasonOf(tx: Tx, reader: ClaimReader, { id, answers }: ClaimRecord) {
  const valued = await valuedClaims(tx, reader, [id])
  return noticeReason(answers, valued.get(id)?.incurred ?? null)
}

interface LetterFile {
  readonly key: string
  readonly name: string
  readonly bytes: number
  readonly email: string
  readonly sentOn: string
  readonly mailedOn: string | null
}

/** A letter of a claim as it was made. */
export async function lenderLetter(
  tx: Tx,
  { account }: ClaimReader,
  { claimId, noticeId }: { readonly claimId: string; readonly noticeId: string },
): Promise<LetterFile | undefined> {
  if (!isId(claimId) || !isId(noticeId)) return undefined
  const { rows } = await sql<LetterFile>`
    select file_key as key, file_name as name, bytes, email, (sent_at at time zone time_zone)::date as "sentOn",
      mailed_on as "mailedOn"
    from claim_lender_notices join account_heads on code = account_code
    where account_code = ${account} and claim_id = ${claimId} and id = ${noticeId}`.execute(tx.db)
  return rows[0]
}
