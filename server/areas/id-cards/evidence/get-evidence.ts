import {
  coverageFacts,
  type EvidenceLocation,
  type EvidencePolicy,
  highestLimits,
  locationLabel,
  locationError,
  policyErrorOf,
} from '@portico/contract/areas/id-cards/evidence/evidence.rules.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import type { Handler } from '../../../platform/context.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { demandReader } from '../id-cards.access.ts'
import { issuedEvidenceView } from './issued-evidence.view.ts'
import { evidenceInterests, propertyLocationsView } from './property-locations.view.ts'
import { propertyPoliciesView } from './property-policies.view.ts'

/** What evidence of property can be issued from, and what was issued. */
export const getEvidence: Handler<'GET /api/accounts/{accountId}/property-evidence'> = async (context) => {
  const { account, mayMake } = demandReader(context)
  const today = todayOf(context)
  return context.read(async (tx) => {
    const locations = await propertyLocationsView(tx, account)
    const policies = await propertyPoliciesView(tx, account, today)
    return {
      status: 200,
      body: {
        today,
        policies: policies.map((policy) => shown(policy, locations, today)),
        interests: mayMake ? await evidenceInterests(tx, account) : [],
        issued: await issuedEvidenceView(tx, account),
        mayIssue: mayMake,
      },
    }
  })
}

const shown = (policy: EvidencePolicy, locations: readonly EvidenceLocation[], today: string) => ({
  id: policy.id,
  label: `${policy.carrier} ${policy.policyNumber}, ${americanDay(policy.effectiveOn)} to ${americanDay(policy.endsOn)}`,
  error: policyErrorOf(policy, today) ?? null,
  facts: coverageFacts(policy).map(([label, value]) => ({ label, value })),
  locations: locations.map((location) => ({
    id: location.id,
    label: locationLabel(location),
    error: locationError(policy, location, today) ?? null,
    limits: highestLimits(policy, location),
  })),
})
