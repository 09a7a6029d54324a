import { evidenceMessages } from '@portico/contract/areas/id-cards/evidence/evidence.messages.ts'
import {
  highestLimits,
  holderErrors,
  limitErrors,
  locationLabel,
  locationError,
  policyErrorOf,
} from '@portico/contract/areas/id-cards/evidence/evidence.rules.ts'
import type { EvidenceDraft } from '@portico/contract/areas/id-cards/evidence/evidence.shapes.ts'
import { idCardMessages } from '@portico/contract/areas/id-cards/id-card.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { insertRow } from '../../../platform/database/rows.ts'
import { streamed } from '../../../platform/files/byte-streams.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { letterheadView } from '../../branding/branding.public.ts'
import { change } from '../../events/events.public.ts'
import { primaryContactView } from '../../people/people.public.ts'
import { demandMaker } from '../id-cards.access.ts'
import { evidencePdf } from './evidence-pdf.ts'
import { propertyLocationsView } from './property-locations.view.ts'
import { propertyPoliciesView } from './property-policies.view.ts'

/** Issues evidence of property as a PDF, stored as issued. */
export const issueEvidence: Handler<'POST /api/accounts/{accountId}/property-evidence'> = async (context, { body }) => {
  const reader = demandMaker(context)
  const { account, userId } = reader
  const now = context.platform.now()
  const today = todayOf(context)
  const id = newId(now)
  const number = `EP-${today.slice(2).replaceAll('-', '')}-${id.slice(-6).toUpperCase()}`
  const bytes = await context.read(async (tx) =>
    evidencePdf({
      ...(await provenDraft(tx, account, { body, today })),
      draft: body,
      number,
      letterhead: await letterheadView(tx, reader.brokerage),
      representative: await primaryContactView(tx, account),
      at: now,
    }),
  )
  const key = `property-evidence/${id.slice(-2)}/${id}`
  const stored = await context.platform.files.put(key, streamed(bytes))
  return context.write(async (tx) => {
    demand(reader.mayMake, idCardMessages.onlyReads)
    const { policy, location } = await provenDraft(tx, account, { body, today })
    await insertRow(tx, 'property_evidence', {
      account_code: account,
      id,
      number,
      policy_id: policy.id,
      policy_number: policy.policyNumber,
      location: locationLabel(location),
      holder: body.holder.name,
      file_key: key,
      bytes: stored.bytes,
      issued_by: userId,
      issued_at: now,
    })
    await tx.record({
      action: 'property-evidence.issue',
      subject: { type: 'property-evidence', id },
      after: { number, policyNumber: policy.policyNumber, location: locationLabel(location), holder: body.holder.name },
      events: [change(account, 'id-cards')],
    })
    return { status: 201, body: { id, number } }
  })
}

interface Asked {
  readonly body: EvidenceDraft
  readonly today: string
}

/** The policy and location of a draft; anything the policy does not support ends the call with field errors. */
async function provenDraft(tx: Tx, account: string, { body, today }: Asked) {
  const policies = await propertyPoliciesView(tx, account, today)
  const policy = policies.find((each) => each.id === body.policyId)
  const error = policyErrorOf(policy, today)
  if (policy === undefined || error !== undefined) throw unprocessable({ policyId: error! }, error)
  const locations = await propertyLocationsView(tx, account)
  const location = locations.find((each) => each.id === body.locationId)
  if (location === undefined) throw unprocessable({ locationId: evidenceMessages.unknownLocation })
  const where = locationError(policy, location, today)
  const fields = {
    ...(where !== undefined && { locationId: where }),
    ...holderErrors(body.holder),
    ...limitErrors(body.limits, highestLimits(policy, location)),
  }
  if (Object.keys(fields).length > 0) throw unprocessable(fields)
  return { policy, location }
}
