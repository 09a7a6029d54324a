import {
  cardOf,
  type IdCard,
  isInForce,
  policyError,
  vehicleError,
} from '@portico/contract/areas/id-cards/id-card.rules.ts'
import type { OpenIdCard } from '@portico/contract/areas/id-cards/id-card.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { autoPolicyView } from '../cards/auto-policies.view.ts'
import { vehiclesById } from '../cards/vehicles.view.ts'
import type { CardLink } from './link-by-token.view.ts'

interface CurrentCard {
  readonly state: OpenIdCard['state']
  readonly card: IdCard | null
}

/** A link's current card; a card sent for a later term is shown before that term starts. */
export async function currentCard(
  tx: Tx,
  { account, policyId, rowId, on }: CardLink,
  today: string,
): Promise<CurrentCard> {
  const day = on > today ? on : today
  const policy = await autoPolicyView(tx, account, policyId)
  const [vehicle] = await vehiclesById(tx, account, [rowId])
  const isRefused =
    policyError(policy, day) !== undefined || vehicle === undefined || vehicleError(vehicle.cells, day) !== undefined
  if (policy === undefined || vehicle === undefined || isRefused) return { state: 'NOT_VALID', card: null }
  return {
    state: isInForce(policy, today) ? 'IN_FORCE' : 'NOT_YET',
    card: cardOf(vehicle.cells, policy, day),
  }
}
