import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { lenderNoticeMail } from '@portico/contract/areas/claims/lenders/lender-notice.emails.ts'
import { lenderMessages } from '@portico/contract/areas/claims/lenders/lender-notice.messages.ts'
import { fullName } from '../../../platform/access/actor.ts'
import type { Handler } from '../../../platform/context.ts'
import { insertRow } from '../../../platform/database/rows.ts'
import { streamed } from '../../../platform/files/byte-streams.ts'
import { plainName } from '../../../platform/files/plain-name.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { addEntry, ofClaim } from '../claim.store.ts'
import { demandReader } from '../claims.access.ts'
import { lenderLetterPdf } from './lender-notice-pdf.ts'
import { lenderNoticesView } from './lender-notices.view.ts'
import { notifiedClaim } from './notified-claim.ts'

const mostNotices = 100

/** Emails a letter to a lender or lessor, or makes it for printing; the letter is stored unchanged. */
export const sendLenderNotice: Handler<'POST /api/accounts/{accountId}/claims/{claimId}/lender-notices'> = async (
  context,
  { params, body },
) => {
  const reader = demandReader(context)
  demand(reader.isStaff, claimMessages.onlyStaff)
  const now = context.platform.now()
  const id = newId(now)
  const made = await context.read(async (tx) =>
    lenderLetterPdf(tx, context, await notifiedClaim(tx, reader, params.claimId), body),
  )
  const key = `claim-lender-notices/${id.slice(-2)}/${id}`
  const { bytes } = await context.platform.files.put(key, streamed(made.bytes))
  return context.write(async (tx) => {
    demand(reader.isStaff, claimMessages.onlyStaff)
    const claim = await notifiedClaim(tx, reader, params.claimId)
    const { notices } = await lenderNoticesView(tx, context, reader, claim)
    if (notices.length >= mostNotices) throw unprocessable({ name: lenderMessages.tooMany })
    const { message: _message, ...party } = body
    const letter = `${plainName(`Notice of loss ${claim.ourNumber} to ${party.name}`)}.pdf`
    await insertRow(tx, 'claim_lender_notices', {
      account_code: reader.account,
      id,
      claim_id: claim.id,
      ...party,
      file_key: key,
      file_name: letter,
      bytes,
      sent_by: reader.userId,
      sent_at: now,
      mailed_on: null,
    })
    const { name, email } = party
    await addEntry(tx, context, claim.id, {
      kind: 'NOTICE',
      text: email === '' ? lenderMessages.made(name) : lenderMessages.sent(name),
      notified: email === '' ? [] : [`${name}, ${email}`],
    })
    await tx.record({
      ...ofClaim(reader.account, claim.id),
      action: 'claim.lender-notice',
      after: { to: name, interest: party.interest, email, number: claim.ourNumber },
      messages:
        email === ''
          ? []
          : [
              lenderNoticeMail.mail({
                to: email,
                name,
                number: claim.ourNumber,
                company: made.companyName,
                loan: party.loan,
                author: fullName(context.actor),
                replyTo: made.replyTo,
                attachments: [{ name: letter, key, mediaType: 'application/pdf' }],
              }),
            ],
    })
    return { status: 201, body: await lenderNoticesView(tx, context, reader, claim) }
  })
}
