import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import type { PolicyFields } from '@portico/contract/areas/policies/policy.shapes.ts'
import type { Handler } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { demand } from '../../platform/error-response.ts'
import { change } from '../events/events.public.ts'
import { addLineOfPolicy } from './terms/add-line-of-policy.ts'
import { demandFreeTerm } from './terms/demand-free-term.ts'
import { mayManagePolicies } from './policy.access.ts'
import { insertRow } from '../../platform/database/rows.ts'

/** Adds a policy. If it expects a file, it is marked as missing until uploaded. */
export const createPolicy: Handler<'POST /api/accounts/{accountId}/policies'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(mayManagePolicies(context.account), policyMessages.onlyStaff)
    await demandFreeTerm(tx, account, body, null)
    const now = context.platform.now()
    const id = newId(now)
    await insertRow(tx, 'policies', {
      account_code: account,
      id,
      ...columnsOf(body),
      is_external: body.isExternal,
      file_state: body.expectsFile ? 'WANTED' : 'NONE',
      created_at: now,
    })
    await addLineOfPolicy(tx, context, body)
    await tx.record({
      action: 'policy.create',
      subject: { type: 'policy', id },
      after: body,
      events: [change(account, 'policies')],
    })
    return { status: 201, body: { id } }
  })

/** A policy's columns. */
export const columnsOf = (fields: PolicyFields) => ({
  policy_number: fields.policyNumber,
  policy_type: fields.policyType,
  carrier: fields.carrier,
  name: fields.name,
  effective_date: fields.effectiveDate,
  expiration_date: fields.expirationDate,
  is_project: fields.isProject,
  premium_cents: fields.premium,
  taxes_cents: fields.taxes,
  fees_cents: fields.fees,
  bill_type: fields.billType,
  payment_plan: fields.paymentPlan,
  named_insureds: fields.namedInsureds,
  insured_locations: fields.insuredLocations,
})
