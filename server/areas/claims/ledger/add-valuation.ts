import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { maskSocialSecurity } from '@portico/contract/kit/tax-number.ts'
import { valuationSourceNames } from '@portico/contract/areas/losses/ledger/valuation.shapes.ts'
import { incurredOf } from '@portico/contract/areas/losses/loss.rules.ts'
import { dollars } from '@portico/contract/kit/money-words.ts'
import { americanDay, isFuture } from '@portico/contract/kit/zone.rules.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { claimView } from '../claim-details.view.ts'
import { addEntry, ofClaim, reportedToChange, saveClaim } from '../claim.store.ts'
import { demandReader } from '../claims.access.ts'
import { mayManageLedger, saveValuation } from './ledger-changes.ts'

/** Adds what a claim is worth, as the carrier answered or as someone entered it. */
export const addValuation: Handler<'POST /api/accounts/{accountId}/claims/{claimId}/valuations'> = async (
  context,
  { params, body: { version, ...valuation } },
) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(mayManageLedger(reader), claimMessages.onlyStaff)
    const from = { id: params.claimId, version }
    const claim = await reportedToChange(tx, context, reader, from)
    if (isFuture(valuation.valuedOn, todayOf(context))) throw unprocessable({ valuedOn: claimMessages.future })
    if (claim.lossOn !== null && valuation.valuedOn < claim.lossOn)
      throw unprocessable({ valuedOn: claimMessages.valuedBeforeLoss })
    await saveValuation(tx, context, claim.id, { ...valuation, note: maskSocialSecurity(valuation.note) })
    await saveClaim(tx, context, reader, from, {})
    const incurred = incurredOf(valuation)
    await addEntry(tx, context, claim.id, {
      kind: 'DETAILS',
      text: `Valued ${americanDay(valuation.valuedOn)}: ${dollars(incurred)} incurred (${valuationSourceNames[valuation.source].toLowerCase()})`,
    })
    await tx.record({
      ...ofClaim(reader.account, claim.id, 'losses'),
      action: 'claim.value',
      after: { number: claim.ourNumber, valuedOn: valuation.valuedOn, source: valuation.source, incurred },
    })
    return { status: 200, body: await claimView(tx, context, reader, claim.id) }
  })
