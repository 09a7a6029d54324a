import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { claimView } from '../claim-details.view.ts'
import { addEntry, heldClaim, saveClaim } from '../claim.store.ts'
import { demandReader } from '../claims.access.ts'

/** Saves what the carrier says of a claim: its number and adjuster. */
export const saveDetails: Handler<'PUT /api/accounts/{accountId}/claims/{claimId}/details'> = async (
  context,
  { params, body: { version, ...details } },
) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(reader.isStaff, claimMessages.onlyStaff)
    const from = { id: params.claimId, version }
    const claim = await heldClaim(tx, context, reader, from)
    if (claim.status === 'DRAFT')
      throw unprocessable({ claimNumber: claimMessages.onlyReported }, claimMessages.onlyReported)
    await saveClaim(tx, context, reader, from, {
      claim_number: details.claimNumber,
      adjuster: details.adjuster,
      adjuster_email: details.adjusterEmail,
      adjuster_phone: details.adjusterPhone,
    })
    const said = [
      details.claimNumber === '' ? '' : `Claim number ${details.claimNumber}`,
      details.adjuster === '' ? '' : `Adjuster ${details.adjuster}`,
    ].filter((each) => each !== '')
    await addEntry(tx, context, claim.id, { kind: 'DETAILS', text: said.join(', ') || 'Carrier details removed' })
    const { claimNumber, adjuster, adjusterEmail, adjusterPhone } = claim
    await tx.record({
      action: 'claim.save-details',
      subject: { type: 'claim', id: claim.id },
      before: { claimNumber, adjuster, adjusterEmail, adjusterPhone },
      after: details,
      events: [change(reader.account, 'claims')],
    })
    return { status: 200, body: await claimView(tx, context, reader, claim.id) }
  })
