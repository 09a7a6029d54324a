import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import { daysBetween } from '@portico/contract/kit/zone.rules.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, ErrorResponse, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { mayRunRenewals } from '../renewal.access.ts'
import { beginCycle } from './begin-cycle.ts'
import { wantedCycle } from './cycle.view.ts'
import { renewalView } from './renewal.view.ts'

/** Days from today within which a term may start. */
const earliest = -31
const latest = 400

/** Starts the renewal of a term, with the lines that expire then. */
export const startRenewal: Handler<'POST /api/accounts/{accountId}/renewals'> = async (context, { body }) =>
  context.write(async (tx) => {
    demand(mayRunRenewals(context.account), renewalMessages.staffOnly)
    const { account } = context.account
    const day = todayOf(context)
    const { effectiveOn } = body
    const daysLeft = daysBetween(day, effectiveOn)
    if (daysLeft < earliest || daysLeft > latest) throw unprocessable({ effectiveOn: renewalMessages.farAway })
    const begun = { account, effectiveOn, startedBy: context.actor.userId }
    const entry = await beginCycle(tx, context.platform, begun)
    if (entry === undefined) throw new ErrorResponse(409, 'second_renewal', renewalMessages.secondCycle)
    await tx.record(entry)
    const cycle = await wantedCycle(tx, account, entry.subject.id)
    return { status: 201, body: await renewalView(tx, context.account, cycle, context.platform.now()) }
  })
