import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { metBy } from '@portico/contract/areas/claims/claim-deadlines.ts'
import { maskSocialSecurity } from '@portico/contract/kit/tax-number.ts'
import { fullName } from '../../../platform/access/actor.ts'
import type { AccountContext, Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { insertRow, updateRow } from '../../../platform/database/rows.ts'
import { streamed } from '../../../platform/files/byte-streams.ts'
import { newMailToken } from '../../../platform/messages/inbound/mail-tokens.ts'
import { hashOfToken } from '../../../platform/secret.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { letterheadView } from '../../branding/branding.public.ts'
import { carrierAddress } from '../../carriers/carriers.public.ts'
import { contactView } from '../../users/users.public.ts'
import { lockClaim } from '../deadlines/deadlines.store.ts'
import { settleDeadlines } from '../deadlines/open-deadlines.ts'
import { claimView } from '../claim-details.view.ts'
import { addEntry, ofClaim, reportedClaim } from '../claim.store.ts'
import type { ClaimReader } from '@portico/contract/areas/claims/reading/claim-reader.ts'
import { demandReader } from '../claims.access.ts'
import type { ClaimRecord } from '@portico/contract/areas/claims/reading/claim-record.ts'
import { contactsView } from '../rules/rules.view.ts'
import { hidesMedical } from '@portico/contract/areas/claims/reading/shown-claim.ts'
import { noticeData } from '@portico/contract/areas/claims/carrier/notice-data.ts'
import { enclosedFiles } from './enclosed-files.view.ts'
import { noticeMail } from '@portico/contract/areas/claims/claim-notice.emails.ts'
import { noticePdf } from './notice-pdf.ts'

/** Days for which a carrier may answer a notice by its address and its page. */
const answerDays = 400

/** Emails the notice of a claim to a carrier, with its documents, and keeps it as it was sent. */
export const sendNotice: Handler<'POST /api/accounts/{accountId}/claims/{claimId}/notices'> = async (
  context,
  { params, body },
) => {
  const reader = demandReader(context)
  demand(reader.isStaff, claimMessages.onlyStaff)
  const now = context.platform.now()
  const id = newId(now)
  const message = maskSocialSecurity(body.message)
  const made = await context.read((tx) =>
    preparedNotice(tx, context, reader, { id: params.claimId, to: body.to, message }),
  )
  const key = `claim-notices/${id.slice(-2)}/${id}`
  const { files } = context.platform
  const { bytes } = await files.put(key, streamed(made.bytes))
  await files.put(`${key}-data`, streamed(made.data))
  const token = newMailToken()
  const { inbound } = context.platform.config
  return context.write(async (tx) => {
    demand(reader.isStaff, claimMessages.onlyStaff)
    await lockClaim(tx, reader.account, params.claimId)
    const claim = await reportedClaim(tx, reader, params.claimId)
    const packet = { name: `Notice of claim ${claim.ourNumber}.pdf`, key, mediaType: 'application/pdf' }
    const data = { name: `Claim ${claim.ourNumber}.json`, key: `${key}-data`, mediaType: 'application/json' }
    await insertRow(tx, 'claim_notices', {
      account_code: reader.account,
      id,
      claim_id: claim.id,
      recipient: body.to,
      file_key: key,
      file_name: packet.name,
      bytes,
      has_medical: Object.keys(claim.medical).length > 0,
      sent_by: reader.userId,
      sent_at: now,
      token_hash: hashOfToken(token),
      expires_at: new Date(now.getTime() + answerDays * 86_400_000),
    })
    const done = JSON.stringify(metBy('NOTICE', claim.deadlinesDone, todayOf(context)))
    await updateRow(tx, 'claims', { account_code: reader.account, id: claim.id }, { deadlines_done: done })
    await settleDeadlines(tx, { ...context.account, id: claim.id })
    await addEntry(tx, context, claim.id, {
      kind: 'NOTICE',
      text: claimMessages.noticeSent(body.to),
      notified: [body.to],
    })
    await tx.record({
      ...ofClaim(reader.account, claim.id, 'calendar'),
      action: 'claim.notice',
      after: { to: body.to, number: claim.ourNumber, files: made.files.length },
      messages: [
        noticeMail.mail({
          to: body.to,
          number: claim.ourNumber,
          company: made.companyName,
          message,
          author: fullName(context.actor),
          link: `/o/${token}/claim-answer`,
          replyTo: inbound === undefined ? made.replyTo : `claims+${token}@${inbound.domain}`,
          attachments: [packet, data, ...made.files],
        }),
      ],
    })
    return { status: 200, body: await claimView(tx, context, reader, claim.id) }
  })
}

async function preparedNotice(
  tx: Tx,
  context: AccountContext,
  reader: ClaimReader,
  { id, to, message }: { readonly id: string; readonly to: string; readonly message: string },
) {
  const claim = await reportedClaim(tx, reader, id)
  await demandRecipient(tx, context, reader, { claim, to })
  const { companyName } = await accountHead(tx, reader.account)
  const files = await enclosedFiles(tx, reader.account, claim.id)
  const contact = await contactView(tx, reader.userId)
  const at = context.platform.now()
  const names = files.map(({ name }) => name)
  const data = Buffer.from(noticeData({ claim, companyName, files: names, at }))
  const bytes = await noticePdf({
    claim,
    companyName,
    to,
    message,
    carrierAddress: await carrierAddress(tx, context.account.brokerage, claim.policy?.carrier ?? ''),
    letterhead: await letterheadView(tx, context.account.brokerage),
    contact,
    files: names,
    at,
  })
  return { bytes, data, files, companyName, replyTo: contact.email }
}

/**
 * A notice has the medical facts of its claim: people who may not see them can send it only to carriers' addresses on
 * file.
 */
async function demandRecipient(
  tx: Tx,
  context: AccountContext,
  reader: ClaimReader,
  { claim, to }: { readonly claim: ClaimRecord; readonly to: string },
): Promise<void> {
  if (!hidesMedical(reader, claim)) return
  const contacts = await contactsView(tx, context.account.brokerage)
  if (contacts.every(({ email }) => email.toLowerCase() !== to.toLowerCase()))
    throw unprocessable({ to: claimMessages.medicalRecipient })
}
