import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { ClaimAnswers } from '@portico/contract/areas/claims/claim-question.ts'
import type { ClaimTypeCode } from '@portico/contract/areas/claims/claim-types.ts'
import type { ClaimEntry } from '@portico/contract/areas/claims/claim.shapes.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { insertRow, type NewRow, type RowChanges, updateAtVersion } from '../../platform/database/rows.ts'
import { newId } from '../../platform/ids.ts'
import { notFound, stale, unprocessable } from '../../platform/error-response.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { change } from '../events/events.public.ts'
import { settleDocuments } from './claim-documents.ts'
import { shownClaim } from './claim-details.view.ts'
import { type ClaimReader, mayFinish } from '@portico/contract/areas/claims/reading/claim-reader.ts'
import type { ClaimRecord } from '@portico/contract/areas/claims/reading/claim-record.ts'
import { claimRecord } from './claims.view.ts'

interface From {
  readonly id: string
  readonly version: number
}

/** A claim for a change from `version`; rejects an older one with the claim as it is. */
export async function claimToChange(tx: Tx, context: AccountContext, reader: ClaimReader, { id, version }: From) {
  const claim = await claimRecord(tx, reader, id)
  if (claim === undefined) throw notFound()
  if (claim.version !== version) throw stale(await shownClaim(tx, context, reader, claim))
  return claim
}

/** A draft for a change from `version`, by its owner. */
export async function draftToChange(tx: Tx, context: AccountContext, reader: ClaimReader, from: From) {
  const claim = await claimToChange(tx, context, reader, from)
  if (claim.status !== 'DRAFT' || !mayFinish(reader, claim))
    throw unprocessable({ status: claimMessages.onlyDrafts }, claimMessages.onlyDrafts)
  return claim
}

/** A reported claim for a change from `version`. */
export async function reportedToChange(...from: Parameters<typeof claimToChange>): Promise<ClaimRecord> {
  const claim = await claimToChange(...from)
  if (claim.status === 'DRAFT') throw unprocessable({ status: claimMessages.onlyReported }, claimMessages.onlyReported)
  return claim
}

/** A claim that is reported. */
export async function reportedClaim(tx: Tx, reader: ClaimReader, id: string): Promise<ClaimRecord> {
  const claim = await claimRecord(tx, reader, id)
  if (claim === undefined) throw notFound()
  if (claim.status === 'DRAFT') throw unprocessable({ status: claimMessages.onlyReported }, claimMessages.onlyReported)
  return claim
}

/** Columns that decide whether a claim has medical facts, and who owns its draft. */
const bearsOnDocuments = ['type', 'medical', 'status', 'created_by'] as const

/** Saves a change of a claim made from its version. */
export async function saveClaim(
  tx: Tx,
  context: AccountContext,
  reader: ClaimReader,
  { id, version }: From,
  changes: RowChanges<'claims'>,
): Promise<void> {
  const key = { account_code: reader.account, id, version }
  const isSaved = await updateAtVersion(tx, 'claims', key, { ...changes, changed_at: context.platform.now() })
  if (isSaved && !bearsOnDocuments.some((column) => column in changes)) return
  const current = await claimRecord(tx, reader, id)
  if (current === undefined) throw notFound()
  if (isSaved) return settleDocuments(tx, reader.account, current)
  throw stale(await shownClaim(tx, context, reader, current))
}

/** The row of a new draft. */
export function newDraft(context: AccountContext, type: ClaimTypeCode, answers: ClaimAnswers) {
  const now = context.platform.now()
  const id = newId(now)
  return {
    account_code: context.account.account,
    id,
    our_number: `C-${todayOf(context).slice(2).replaceAll('-', '')}-${id.slice(-6).toUpperCase()}`,
    type,
    status: 'DRAFT',
    outcome: null,
    answers: JSON.stringify(answers),
    triage: null,
    policy: null,
    loss_on: null,
    reported_on: null,
    created_by: context.actor.userId,
    created_at: now,
    changed_at: now,
  } as const satisfies NewRow<'claims'>
}

/** What a draft that a guest sent becomes once a person works on it: theirs. */
export const takenOver = (reader: ClaimReader, claim: ClaimRecord): RowChanges<'claims'> =>
  claim.awaitsConfirmation ? { awaits_confirmation: false, created_by: reader.userId } : {}

/** Adds to what happened to a claim. */
export async function addEntry(
  tx: Tx,
  context: AccountContext,
  claimId: string,
  entry: Pick<ClaimEntry, 'kind' | 'text'> & Partial<Pick<ClaimEntry, 'isInternal' | 'notified'>>,
): Promise<void> {
  const now = context.platform.now()
  await insertRow(tx, 'claim_entries', {
    account_code: context.account.account,
    id: newId(now),
    claim_id: claimId,
    kind: entry.kind,
    text: entry.text,
    is_internal: entry.isInternal ?? false,
    notified: [...(entry.notified ?? [])],
    created_by: context.actor.userId,
    created_at: now,
  })
}

/** The audit details of a claim: never its medical facts. */
export const auditedClaim = ({ ourNumber, type, status, lossOn, policy }: ClaimRecord) => ({
  number: ourNumber,
  type,
  status,
  lossOn,
  policyNumber: policy?.policyNumber ?? null,
})

/** What a write to a claim records it for, and its events: readers of claims and of `also` refetch. */
export const ofClaim = (account: string, id: string, ...also: readonly ('calendar' | 'losses')[]) => ({
  subject: { type: 'claim', id },
  events: (['claims', ...also] as const).map((changed) => change(account, changed)),
})
