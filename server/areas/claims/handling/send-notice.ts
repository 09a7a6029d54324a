import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { maskSocialSecurity } from '@portico/contract/areas/claims/claim.rules.ts'
import { fullName } from '../../../platform/access/actor.ts'
import type { AccountContext, Verb } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { insertRow } from '../../../platform/database/rows.ts'
import { streamed } from '../../../platform/files/byte-streams.ts'
import { newId } from '../../../platform/ids.ts'
import { demand } from '../../../platform/refusal.ts'
import { accountHead } from '../../accounts/accounts.door.ts'
import { letterheadView } from '../../branding/branding.door.ts'
import { change } from '../../events/events.door.ts'
import { contactView } from '../../users/users.door.ts'
import { claimView } from '../claim-details.view.ts'
import { addEntry, reportedClaim } from '../claim.store.ts'
import { type ClaimReader, demandReader } from '../claims.access.ts'
import { enclosedFiles } from './enclosed-files.view.ts'
import { noticePdf } from './notice-pdf.ts'

/** Emails the notice of a claim to a carrier, with its documents, and keeps it as it was sent. */
export const sendNotice: Verb<'POST /api/accounts/{accountId}/claims/{claimId}/notices'> = async (
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
  const { bytes } = await context.platform.files.put(key, streamed(made.bytes))
  return context.write(async (tx) => {
    demand(reader.isStaff, claimMessages.onlyStaff)
    const claim = await reportedClaim(tx, reader, params.claimId)
    const packet = { name: `Notice of claim ${claim.ourNumber}.pdf`, key, mediaType: 'application/pdf' }
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
    })
    await addEntry(tx, context, claim.id, {
      kind: 'NOTICE',
      text: claimMessages.noticeSent(body.to),
      notified: [body.to],
    })
    await tx.record({
      action: 'claim.notice',
      subject: { type: 'claim', id: claim.id },
      after: { to: body.to, number: claim.ourNumber, files: made.files.length },
      events: [change(reader.account, 'claims')],
      messages: [
        {
          channel: 'email',
          to: body.to,
          subject: `Notice of claim ${claim.ourNumber}: ${made.companyName}`,
          text: [
            `Please find enclosed the notice of claim ${claim.ourNumber} of ${made.companyName}.`,
            ...(message === '' ? [] : [message]),
            'Please confirm receipt, the claim number, and the assigned adjuster.',
            fullName(context.actor),
          ].join('\n\n'),
          replyTo: made.replyTo,
          attachments: [packet, ...made.files],
        },
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
  const { companyName } = await accountHead(tx, reader.account)
  const files = await enclosedFiles(tx, reader.account, claim.id)
  const contact = await contactView(tx, reader.userId)
  const bytes = await noticePdf({
    claim,
    companyName,
    to,
    message,
    letterhead: await letterheadView(tx, context.account.brokerage),
    contact,
    files: files.map(({ name }) => name),
    at: context.platform.now(),
  })
  return { bytes, files, companyName, replyTo: contact.email }
}
