import { claimTypeNames } from '@portico/contract/areas/claims/claim-types.ts'
import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import {
  countingAnswers,
  isInForce,
  policyDay,
  reportErrors,
  splitAnswers,
} from '@portico/contract/areas/claims/claim.rules.ts'
import { fullName } from '../../../platform/access/actor.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { settleDeadlines } from '../deadlines/open-deadlines.ts'
import { claimView } from '../claim-details.view.ts'
import { addEntry, auditedClaim, draftToChange, ofClaim, saveClaim, takenOver } from '../claim.store.ts'
import { demandReader } from '../claims.access.ts'
import type { ClaimRecord } from '@portico/contract/areas/claims/reading/claim-record.ts'
import { notifySide } from '../notify.ts'

/**
 * Reports a claim. Missing answers are rejected; a loss outside every policy term is not, since notice must never be
 * late because of our policy data.
 */
export const reportClaim: Handler<'POST /api/accounts/{accountId}/claims/{claimId}/report'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(reader.mayWrite, claimMessages.onlyReads)
    const from = { id: params.claimId, version: body.version }
    const claim = await draftToChange(tx, context, reader, from)
    const today = todayOf(context)
    const answers = { ...claim.answers, ...claim.medical }
    const errors = reportErrors(claim.type, answers, today)
    if (Object.keys(errors).length > 0) throw unprocessable(errors, claimMessages.incomplete)
    // Answers to questions of another type, or that are no longer asked, go with the report.
    const { open, medical } = splitAnswers(countingAnswers(claim.type, answers))
    await saveClaim(tx, context, reader, from, {
      status: 'REPORTED',
      answers: JSON.stringify(open),
      medical: JSON.stringify(medical),
      claimant: open['claimant'] ?? '',
      is_outside_term: !isInForce(claim.policy, policyDay(claim.type, answers)),
      reported_on: today,
      ...takenOver(reader, claim),
    })
    const { companyName } = await accountHead(tx, reader.account)
    const message = `${claimTypeNames[claim.type]} claim reported for ${companyName}`
    const notice = { message, note: `${claim.ourNumber}, reported by ${fullName(context.actor)}` }
    const notified = [
      ...(await notifySide(tx, context, claim, { to: 'BROKERAGE', ...notice })),
      ...(reader.isStaff ? await notifySide(tx, context, claim, { to: 'INSURED', ...notice }) : []),
    ]
    await addEntry(tx, context, claim.id, { kind: 'STATUS', text: claimMessages.reported, notified })
    await settleDeadlines(tx, { ...context.account, id: claim.id })
    await tx.record({
      ...ofClaim(reader.account, claim.id, 'calendar'),
      action: 'claim.report',
      after: auditedClaim({ ...claim, status: 'REPORTED' } satisfies ClaimRecord),
    })
    return { status: 200, body: await claimView(tx, context, reader, claim.id) }
  })
