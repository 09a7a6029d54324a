import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { insuredChoicesView } from './insured-choices.read-model.ts'
import { mayManagePolicies } from '../policy.access.ts'

/** What the named insureds and locations of a policy can be chosen from. */
export const listInsuredChoices: Handler<'GET /api/accounts/{accountId}/policies/insured-choices'> = async (
  context,
) => {
  demand(mayManagePolicies(context.account), policyMessages.onlyStaff)
  const { account } = context.account
  return { status: 200, body: await context.read((tx) => insuredChoicesView(tx, account)) }
}
