import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { mayMark } from '@portico/contract/areas/claims/claim-deadlines.ts'
import { isYearly } from '@portico/contract/areas/claims/claim-reminders.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { meetForOthers } from '../deadlines/deadlines.store.ts'
import { settleDeadlines } from '../deadlines/open-deadlines.ts'
import { claimView } from '../claim-details.view.ts'
import { addEntry, ofClaim, reportedToChange, saveClaim } from '../claim.store.ts'
import { demandReader } from '../claims.access.ts'

/** Marks a deadline as met, or as open again. Which one it was is not in the activity where that would tell of an injury. */
export const markDeadline: Handler<'PUT /api/accounts/{accountId}/claims/{claimId}/deadlines/{kind}'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(reader.mayWrite, claimMessages.onlyReads)
    const from = { id: params.claimId, version: body.version }
    const claim = await reportedToChange(tx, context, reader, from)
    const { deadlines } = await claimView(tx, context, reader, claim.id)
    const deadline = deadlines.find(({ kind }) => kind === params.kind)
    if (deadline === undefined) throw notFound()
    demand(mayMark(deadline, reader.isStaff), claimMessages.notMarked)
    const { [deadline.kind]: _before, ...others } = claim.deadlinesDone
    const done = body.isDone ? { ...others, [deadline.kind]: todayOf(context) } : others
    await saveClaim(tx, context, reader, from, { deadlines_done: JSON.stringify(done) })
    const name = deadline.kind.startsWith('OSHA') ? 'Deadline' : deadline.label
    await addEntry(tx, context, claim.id, { kind: 'DETAILS', text: `${name}: ${body.isDone ? 'done' : 'open again'}` })
    if (body.isDone && isYearly(deadline))
      await meetForOthers(tx, { account: reader.account, claimId: claim.id }, { ...deadline, metOn: todayOf(context) })
    await settleDeadlines(tx, { ...context.account, id: claim.id })
    await tx.record({
      ...ofClaim(reader.account, claim.id, 'calendar'),
      action: 'claim.mark-deadline',
      after: { isDone: body.isDone },
    })
    return { status: 200, body: await claimView(tx, context, reader, claim.id) }
  })
