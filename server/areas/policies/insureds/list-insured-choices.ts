import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import type { Verb } from '../../../platform/context.ts'
import { demand } from '../../../platform/refusal.ts'
import { insuredChoicesView } from './insured-choices.read-model.ts'
import { mayKeepPolicies } from '../policy.access.ts'

/** What the named insureds and locations of a policy can be chosen from. */
export const listInsuredChoices: Verb<'GET /api/accounts/{accountId}/policies/insured-choices'> = async (context) => {
  demand(mayKeepPolicies(context.account), policyMessages.onlyStaff)
  const { account } = context.account
  return { status: 200, body: await context.read((tx) => insuredChoicesView(tx, account)) }
}
