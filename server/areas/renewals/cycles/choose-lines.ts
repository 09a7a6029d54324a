import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import type { RenewalLine, Selection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import type { Handler } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { mayPlan, mayRunRenewals } from '../renewal.access.ts'
import { changedRenewal, cycleToChange, staleRenewal } from './cycle-change.ts'
import { replaceLines, updateCycle } from './cycle.store.ts'
import { linesView } from './lines.view.ts'
import { settleStage } from './settle-stage.ts'
import { type PolicyToRenew, policiesToRenew } from './policies-to-renew.view.ts'

/** Chooses the lines of a renewal and their requested coverage. */
export const chooseLines: Handler<'PUT /api/accounts/{accountId}/renewals/{cycleId}/selection'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    demand(mayPlan(context.account), renewalMessages.readersOnly)
    const { account } = context.account
    const cycle = await cycleToChange(tx, account, params.cycleId)
    demand(cycle.stage === 'KICKOFF' || mayRunRenewals(context.account), renewalMessages.selectionClosed)
    const policies = await policiesToRenew(tx, account, body.lines)
    demandSound(body.lines, policies)
    const { id } = cycle
    if (!(await updateCycle(tx, { account_code: account, id, version: body.version }, {})))
      return staleRenewal(tx, context, cycle)
    const before = await linesView(tx, account, id)
    const lines = withIds(body.lines, before, () => newId(context.platform.now()))
    await replaceLines(tx, cycle, lines)
    await settleStage(tx, account, id)
    await tx.record({
      action: 'renewal.choose',
      subject: { type: 'renewal', id },
      before: { lines: before.map(lineText) },
      after: { effectiveOn: cycle.effective_on, lines: lines.map(lineText) },
      events: [change(account, 'renewals')],
    })
    return { status: 200, body: await changedRenewal(tx, context, cycle) }
  })

/** A line for the audit: the requested coverage, in dollars, and the excluded carriers. */
function lineText({ line, requested, carriersExcluded }: RenewalLine): string {
  const covers = requested.map(({ name, limit, deductible }) =>
    [name, limit === null ? '' : `limit ${limit / 100}`, deductible === null ? '' : `deductible ${deductible / 100}`]
      .filter((part) => part !== '')
      .join(' '),
  )
  const without = carriersExcluded.map((carrier) => `not ${carrier}`)
  return [policyTypeName(line), ...covers, ...without].join('; ')
}

/** An unchanged line keeps its id, since its quotes refer to it. */
function withIds(chosen: Selection['lines'], before: readonly RenewalLine[], made: () => string): RenewalLine[] {
  const ids = new Map(before.map(({ line, id }) => [line, id]))
  return chosen.map((line) => ({ id: ids.get(line.line) ?? made(), ...line }))
}

/** Rejects a duplicate line, and policies that are canceled, unknown or of another line. */
function demandSound(lines: Selection['lines'], policies: ReadonlyMap<string, PolicyToRenew>): void {
  const errors = lines.flatMap((line, index): [string, string][] => {
    if (lines.findIndex((other) => other.line === line.line) < index)
      return [[`lines.${index}.line`, renewalMessages.lineTwice]]
    const error = line.policyId === null ? null : policyError(line.line, policies.get(line.policyId))
    return error === null ? [] : [[`lines.${index}.policyId`, error]]
  })
  if (errors.length > 0) throw unprocessable(Object.fromEntries(errors))
}

function policyError(line: string, policy: PolicyToRenew | undefined): string | null {
  if (policy === undefined) return renewalMessages.unknownPolicy
  if (policy.isCanceled) return renewalMessages.canceledPolicy
  return policy.line === line ? null : renewalMessages.otherLine
}
