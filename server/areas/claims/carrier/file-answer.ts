import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { metBy } from '@portico/contract/areas/claims/claim-deadlines.ts'
import { carrierFacts, moveOf, movesFrom } from '@portico/contract/areas/claims/claim.rules.ts'
import type { Handler } from '../../../platform/context.ts'
import { updateRow } from '../../../platform/database/rows.ts'
import { demand, notFound, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { settleDeadlines } from '../deadlines/open-deadlines.ts'
import { claimView } from '../claim-details.view.ts'
import { addEntry, auditedClaim, claimToChange, ofClaim, saveClaim } from '../claim.store.ts'
import { demandReader } from '../claims.access.ts'
import { notifySide } from '../notify.ts'
import { carrierAnswersView } from './carrier-answers.view.ts'

const acknowledge = moveOf('ACKNOWLEDGE')

/** Files a carrier's answer: what someone took from it is saved on the claim, and the insured hear of an acknowledgment. */
export const fileAnswer: Handler<'POST /api/accounts/{accountId}/claims/{claimId}/carrier-answers/{answerId}'> = async (
  context,
  { params, body: { version, isAcknowledged, ...details } },
) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(reader.isStaff && reader.mayWrite, claimMessages.onlyStaff)
    const from = { id: params.claimId, version }
    const claim = await claimToChange(tx, context, reader, from)
    const answer = (await carrierAnswersView(tx, reader, claim)).find(({ id }) => id === params.answerId)
    if (answer === undefined) throw notFound()
    if (answer.filedAt !== null) throw unprocessable({ status: claimMessages.filedAlready }, claimMessages.filedAlready)
    const isMoved = isAcknowledged && movesFrom(claim.status).includes('ACKNOWLEDGE')
    await updateRow(
      tx,
      'claim_answers',
      { account_code: reader.account, id: answer.id },
      { filed_by: reader.userId, filed_at: context.platform.now() },
    )
    await saveClaim(tx, context, reader, from, {
      claim_number: details.claimNumber,
      adjuster: details.adjuster,
      adjuster_email: details.adjusterEmail,
      adjuster_phone: details.adjusterPhone,
      ...(isMoved && {
        status: acknowledge.to,
        deadlines_done: JSON.stringify(metBy('ACKNOWLEDGMENT', claim.deadlinesDone, todayOf(context))),
      }),
    })
    const message = `${acknowledge.done}: ${claim.ourNumber}`
    const notified = isMoved ? await notifySide(tx, context, claim, { to: 'INSURED', message, note: null }) : []
    const text = ['Carrier answer filed', ...carrierFacts(details)].join('. ')
    await addEntry(tx, context, claim.id, { kind: 'DETAILS', text })
    await settleDeadlines(tx, { ...context.account, id: claim.id })
    if (isMoved) await addEntry(tx, context, claim.id, { kind: 'STATUS', text: acknowledge.done, notified })
    const { claimNumber, adjuster, adjusterEmail, adjusterPhone } = claim
    await tx.record({
      ...ofClaim(reader.account, claim.id, 'calendar'),
      action: 'claim.file-answer',
      before: { ...auditedClaim(claim), claimNumber, adjuster, adjusterEmail, adjusterPhone },
      after: { ...auditedClaim(isMoved ? { ...claim, status: acknowledge.to } : claim), ...details },
    })
    return { status: 200, body: await claimView(tx, context, reader, claim.id) }
  })
