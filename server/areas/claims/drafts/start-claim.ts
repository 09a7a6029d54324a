import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { insertRow } from '../../../platform/database/rows.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { contactView } from '../../users/users.public.ts'
import { change } from '../../events/events.public.ts'
import { claimView } from '../claim-details.view.ts'
import { newDraft } from '../claim.store.ts'
import { demandReader } from '../claims.access.ts'
import { draftCount } from '../claims.view.ts'

const mostDrafts = 25

/** Starts a draft, with its author as the contact. */
export const startClaim: Handler<'POST /api/accounts/{accountId}/claims'> = async (context, { body }) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(reader.mayWrite, claimMessages.onlyReads)
    if ((await draftCount(tx, reader)) >= mostDrafts)
      throw unprocessable({ type: claimMessages.tooManyDrafts }, claimMessages.tooManyDrafts)
    const { name, phone, email } = await contactView(tx, reader.userId)
    // The adjuster calls the insured's own people; staff report for someone else.
    const answers = reader.isStaff ? {} : { contactName: name, contactPhone: phone === '' ? email : phone }
    const draft = newDraft(context, body.type, answers)
    const { id } = draft
    await insertRow(tx, 'claims', draft)
    await tx.record({
      action: 'claim.start',
      subject: { type: 'claim', id },
      after: { type: body.type },
      events: [change(reader.account, 'claims')],
    })
    return { status: 201, body: await claimView(tx, context, reader, id) }
  })
