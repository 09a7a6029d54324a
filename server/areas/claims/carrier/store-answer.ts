import type { CarrierAnswer } from '@portico/contract/areas/claims/carrier/carrier-answer.shapes.ts'
import { maskSocialSecurity } from '@portico/contract/kit/tax-number.ts'
import { guestContext } from '../../../platform/access/guest-context.ts'
import type { AccountContext, OpenContext } from '../../../platform/context.ts'
import { insertIfAbsent, updateRow } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import { hashOfToken } from '../../../platform/secret.ts'
import { inSequence, type WriteTx } from '../../../platform/write.ts'
import { addDocument, type receiveAttachments } from '../../documents/documents.public.ts'
import { change } from '../../events/events.public.ts'
import { reportedClaim } from '../claim.store.ts'
import { placeOf } from '../claim-documents.ts'
import { demandReader } from '../claims.access.ts'
import type { ClaimRecord } from '@portico/contract/areas/claims/reading/claim-record.ts'
import { notifySide } from '../notify.ts'
import type { AnswerLink } from './answer-link.view.ts'

interface Arrived {
  readonly via: CarrierAnswer['via']
  /** The same for the same answer: it is stored once. */
  readonly key: string
  readonly sender: string
  readonly subject: string
  readonly text: string
  readonly entered: CarrierAnswer['details'] | null
  readonly files: Awaited<ReturnType<typeof receiveAttachments>>['files']
}

/** For what knows users alone: the person who sent the notice, as staff of the brokerage. */
export const answerContext = (context: OpenContext, link: AnswerLink, sender: string): AccountContext =>
  guestContext(context, { ...link, sender, isStaff: true })

/**
 * Stores a carrier's answer, once, and notifies claims staff. Files become internal documents. Returns the audit entry.
 */
export async function storeAnswer(
  tx: WriteTx,
  context: AccountContext,
  link: AnswerLink,
  { via, key, sender, subject, text, entered, files }: Arrived,
): Promise<Parameters<WriteTx['record']>[0]> {
  const { account, claimId, noticeId } = link
  const now = context.platform.now()
  const id = newId(now)
  const reader = demandReader(context)
  const claim = await reportedClaim(tx, reader, claimId)
  const masked = maskSocialSecurity(text)
  const isNew = await insertIfAbsent(tx, 'claim_answers', {
    account_code: account,
    id,
    claim_id: claimId,
    notice_id: noticeId,
    via,
    answer_hash: hashOfToken(key),
    sender,
    subject: maskSocialSecurity(subject),
    text: masked,
    entered: entered === null ? null : JSON.stringify(entered),
    document_ids: [],
    received_at: now,
    filed_by: null,
    filed_at: null,
  })
  if (isNew) await addFiles(tx, context, { id, claim, files })
  // The person who sent the notice is notified too: they did not write the answer.
  const unknown = { ...context, actor: { ...context.actor, userId: '' } }
  const message = `Carrier answer on claim ${claim.ourNumber}`
  if (isNew) await notifySide(tx, unknown, claim, { to: 'BROKERAGE', message, note: null, internal: true })
  return {
    action: 'claim.carrier-answer',
    subject: { type: 'claim', id: claimId },
    after: { number: claim.ourNumber, via, from: sender, files: files.length, isRepeat: !isNew },
    internal: true,
    events: [change(account, 'claims')],
  }
}

async function addFiles(
  tx: WriteTx,
  context: AccountContext,
  { id, claim, files }: { readonly id: string; readonly claim: ClaimRecord; readonly files: Arrived['files'] },
): Promise<void> {
  const ids: string[] = []
  await inSequence(files, async (file) => {
    const document = await addDocument(tx, context, file, {
      folder: ['Claims', `${claim.ourNumber} carrier`],
      type: 'CORRESPONDENCE',
      isInternal: true,
      tags: ['claim'],
      claim: placeOf(claim),
      onSameName: 'both',
    })
    ids.push(document.id)
  })
  if (ids.length > 0) await saveDocuments(tx, context.account.account, id, ids)
}

const saveDocuments = (tx: WriteTx, account: string, id: string, ids: string[]) =>
  updateRow(tx, 'claim_answers', { account_code: account, id }, { document_ids: ids })
