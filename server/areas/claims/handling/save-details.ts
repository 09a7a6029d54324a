import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { carrierFacts } from '@portico/contract/areas/claims/claim.rules.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { settleDeadlines } from '../deadlines/open-deadlines.ts'
import { claimView } from '../claim-details.view.ts'
import { addEntry, ofClaim, reportedToChange, saveClaim } from '../claim.store.ts'
import { demandReader } from '../claims.access.ts'

/** Saves what the carrier says of a claim, and by when the brokerage wants its reserves reviewed. */
export const saveDetails: Handler<'PUT /api/accounts/{accountId}/claims/{claimId}/details'> = async (
  context,
  { params, body: { version, ...details } },
) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(reader.isStaff, claimMessages.onlyStaff)
    const from = { id: params.claimId, version }
    const claim = await reportedToChange(tx, context, reader, from)
    const isMoved = details.reviewOn !== claim.reviewOn
    if (isMoved && details.reviewOn !== null && details.reviewOn < todayOf(context))
      throw unprocessable({ reviewOn: claimMessages.reviewPast })
    const { RESERVE_REVIEW: _before, ...done } = claim.deadlinesDone
    await saveClaim(tx, context, reader, from, {
      ...(isMoved && { review_on: details.reviewOn, deadlines_done: JSON.stringify(done) }),
      claim_number: details.claimNumber,
      adjuster: details.adjuster,
      adjuster_email: details.adjusterEmail,
      adjuster_phone: details.adjusterPhone,
    })
    const text = carrierFacts(details).join(', ') || 'Carrier details removed'
    await addEntry(tx, context, claim.id, { kind: 'DETAILS', text })
    await settleDeadlines(tx, { ...context.account, id: claim.id })
    const { claimNumber, adjuster, adjusterEmail, adjusterPhone, reviewOn } = claim
    await tx.record({
      ...ofClaim(reader.account, claim.id, 'calendar'),
      action: 'claim.save-details',
      before: { claimNumber, adjuster, adjusterEmail, adjusterPhone, reviewOn },
      after: details,
    })
    return { status: 200, body: await claimView(tx, context, reader, claim.id) }
  })
