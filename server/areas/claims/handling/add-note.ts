import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { maskSocialSecurity } from '@portico/contract/kit/tax-number.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { claimView } from '../claim-details.view.ts'
import { addEntry, ofClaim, reportedClaim } from '../claim.store.ts'
import { demandReader } from '../claims.access.ts'
import { notifySide } from '../notify.ts'

/** Adds a note: shared with the other side, which is notified, or internal to the brokerage. */
export const addNote: Handler<'POST /api/accounts/{accountId}/claims/{claimId}/notes'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(reader.mayWrite, claimMessages.onlyReads)
    demand(!body.isInternal || reader.isStaff, claimMessages.internalIsStaff)
    const claim = await reportedClaim(tx, reader, params.claimId)
    const { isInternal } = body
    const notified = isInternal
      ? []
      : await notifySide(tx, context, claim, {
          to: reader.isStaff ? 'INSURED' : 'BROKERAGE',
          message: `New note on claim ${claim.ourNumber}`,
          note: null,
        })
    await addEntry(tx, context, claim.id, { kind: 'NOTE', text: maskSocialSecurity(body.text), isInternal, notified })
    await tx.record({
      ...ofClaim(reader.account, claim.id),
      action: 'claim.note',
      after: { isInternal },
      internal: isInternal,
    })
    return { status: 200, body: await claimView(tx, context, reader, claim.id) }
  })
