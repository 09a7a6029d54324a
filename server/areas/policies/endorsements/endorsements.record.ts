import { policyEndorsement } from '@portico/contract/areas/policies/endorsement.shapes.ts'
import { endorsementMessages } from '@portico/contract/areas/policies/endorsement.messages.ts'
import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { RecordCall } from '../../../platform/records/record-types.ts'
import { serveRecord } from '../../../platform/records/serve-record.ts'
import { isId } from '../../../platform/ids.ts'
import { notFound, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { queueCoverageChange } from '../coverage-queue.ts'
import { policyDetailView } from '../policy-detail.view.ts'
import { endorsementRows, shownEndorsement } from './endorsements.view.ts'

type Call = Pick<RecordCall<typeof policyEndorsement>, 'context' | 'params'>

/** Endorsements of a policy, as the carrier issued them. */
export const policyEndorsements = serveRecord(policyEndorsement, {
  table: 'policy_endorsements',
  async read(tx, { context, params }) {
    const policyId = params['policyId']
    if (policyId === undefined || !isId(policyId)) return []
    return (await endorsementRows(tx, context.account.account, [policyId])).map(shownEndorsement)
  },
  owner: ({ context, params }) => ({ account_code: context.account.account, policy_id: params['policyId'] }),
  async check(tx, step) {
    const policy = await policyOf(tx, step)
    if (step.operation === 'add' || step.operation === 'change') demandInTerm(policy, step.after.effectiveDate)
  },
  // It may have changed what the policy covers: certificates and schedules are compared with the policy again.
  effects: (tx, { context }) => queueCoverageChange(tx, context),
  columns: (_, { after }) => ({ premium_change: undefined, premium_change_cents: after.premiumChange }),
  answer: policyOf,
})

async function policyOf(tx: Tx, { context, params }: Call): Promise<PolicyDetail> {
  const id = params['policyId'] ?? ''
  const policy = await policyDetailView(tx, context.account.account, { id }, todayOf(context))
  if (policy === undefined) throw notFound()
  return policy
}

function demandInTerm({ effectiveDate, expirationDate }: PolicyDetail, day: string): void {
  if (day >= effectiveDate && day <= expirationDate) return
  throw unprocessable({
    effectiveDate: endorsementMessages.outsideTerm(americanDay(effectiveDate), americanDay(expirationDate)),
  })
}
