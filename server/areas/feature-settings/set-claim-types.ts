import { effectiveValue } from '@portico/contract/areas/features/effective-value.ts'
import { turnedOff } from '@portico/contract/areas/features/feature.rules.ts'
import type { Handler } from '../../platform/context.ts'
import { brokerageChange } from '../events/events.public.ts'
import { brokerageFeaturesView, saveFeature, setBy } from '../features/features.public.ts'
import { refuseOpenSections } from './open-sections.read-model.ts'

const name = 'CLAIM_TYPES_TO_SHOW'

/** Sets the claim types that the accounts of a brokerage report, unless a type has reports that were begun. */
export const setClaimTypes: Handler<'PUT /api/broker-admin/{id}/claim-types'> = async (
  context,
  { body: { types } },
) => {
  const { brokerage } = context.brokerage
  const held = effectiveValue(await context.read((tx) => brokerageFeaturesView(tx, brokerage)), name)
  await refuseOpenSections(context, {
    flag: name,
    options: turnedOff([...held], types),
    of: { brokerage, set: { feature: name } },
  })
  return context.write(async (tx) => {
    const before = effectiveValue(await brokerageFeaturesView(tx, brokerage), name)
    await saveFeature(tx, { access: { brokerage }, source: 'BROKERAGE', name }, types, setBy(context))
    await tx.record({
      action: 'brokerage.claim-types',
      subject: { type: 'brokerage', id: brokerage },
      before: { types: before },
      after: { types },
      events: [brokerageChange(brokerage, 'features')],
    })
    return { status: 200, body: await brokerageFeaturesView(tx, brokerage) }
  })
}
