import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { lenderMessages } from '@portico/contract/areas/claims/lenders/lender-notice.messages.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import type { Handler } from '../../../platform/context.ts'
import { updateRow } from '../../../platform/database/rows.ts'
import { demand, notFound, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { addEntry, ofClaim } from '../claim.store.ts'
import { demandReader } from '../claims.access.ts'
import { lenderLetter, lenderNoticesView } from './lender-notices.view.ts'
import { notifiedClaim } from './notified-claim.ts'

/** Records the day a printed letter was sent. */
export const markMailed: Handler<
  'PUT /api/accounts/{accountId}/claims/{claimId}/lender-notices/{noticeId}/mailed'
> = async (context, { params, body }) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(reader.isStaff, claimMessages.onlyStaff)
    const claim = await notifiedClaim(tx, reader, params.claimId)
    const letter = await lenderLetter(tx, reader, params)
    if (letter === undefined) throw notFound()
    const { mailedOn } = body
    if (letter.email !== '') throw unprocessable({ mailedOn: lenderMessages.notToMail })
    if (mailedOn > todayOf(context)) throw unprocessable({ mailedOn: lenderMessages.mailedLater })
    if (mailedOn < letter.sentOn) throw unprocessable({ mailedOn: lenderMessages.mailedBefore })
    const key = { account_code: reader.account, id: params.noticeId }
    await updateRow(tx, 'claim_lender_notices', key, { mailed_on: mailedOn })
    const { notices } = await lenderNoticesView(tx, context, reader, claim)
    const { name } = notices.find(({ id }) => id === params.noticeId)!
    const text = `${lenderMessages.mailed(name)} ${americanDay(mailedOn)}`
    await addEntry(tx, context, claim.id, { kind: 'NOTICE', text, notified: [name] })
    await tx.record({
      ...ofClaim(reader.account, claim.id),
      action: 'claim.lender-notice-mailed',
      before: { mailedOn: letter.mailedOn },
      after: { to: name, mailedOn },
    })
    return { status: 200, body: await lenderNoticesView(tx, context, reader, claim) }
  })
