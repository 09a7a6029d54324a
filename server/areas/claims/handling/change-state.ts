import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { metBy } from '@portico/contract/areas/claims/claim-deadlines.ts'
import { claimStatusNames, moveOf, movesFrom } from '@portico/contract/areas/claims/claim.rules.ts'
import { maskSocialSecurity } from '@portico/contract/kit/tax-number.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { settleDeadlines } from '../deadlines/open-deadlines.ts'
import { claimView } from '../claim-details.view.ts'
import { addEntry, auditedClaim, claimToChange, ofClaim, saveClaim } from '../claim.store.ts'
import { demandReader } from '../claims.access.ts'
import { notifySide } from '../notify.ts'

/** Changes the state of a claim, and notifies the insured. */
export const changeState: Handler<'POST /api/accounts/{accountId}/claims/{claimId}/steps'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(reader.isStaff, claimMessages.onlyStaff)
    const from = { id: params.claimId, version: body.version }
    const claim = await claimToChange(tx, context, reader, from)
    if (!movesFrom(claim.status).includes(body.move))
      throw unprocessable({ move: claimMessages.noMove(claimStatusNames[claim.status]) })
    const move = moveOf(body.move)
    if (move.needsNote && body.note === '') throw unprocessable({ note: claimMessages.noteNeeded })
    // Whatever the carrier does with a claim, it has the notice of it.
    const isAnswered = claim.status === 'REPORTED' && move.outcome === undefined
    const done = isAnswered && metBy('ACKNOWLEDGMENT', claim.deadlinesDone, todayOf(context))
    await saveClaim(tx, context, reader, from, {
      status: move.to,
      outcome: move.outcome ?? null,
      ...(done && { deadlines_done: JSON.stringify(done) }),
    })
    const note = maskSocialSecurity(body.note)
    const notified = await notifySide(tx, context, claim, {
      to: 'INSURED',
      message: `${move.done}: ${claim.ourNumber}`,
      note: note === '' ? null : note,
    })
    const text = note === '' ? move.done : `${move.done}: ${note}`
    await addEntry(tx, context, claim.id, { kind: 'STATUS', text, notified })
    await settleDeadlines(tx, { ...context.account, id: claim.id })
    await tx.record({
      ...ofClaim(reader.account, claim.id, 'calendar'),
      action: 'claim.change-state',
      before: auditedClaim(claim),
      after: auditedClaim({ ...claim, status: move.to }),
    })
    return { status: 200, body: await claimView(tx, context, reader, claim.id) }
  })
