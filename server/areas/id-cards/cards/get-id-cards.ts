import {
  cardOf,
  type CardPolicy,
  policyError,
  vehicleLabel,
  vehicleError,
} from '@portico/contract/areas/id-cards/id-card.rules.ts'
import { cardLimits, type IdCardVehicle } from '@portico/contract/areas/id-cards/id-card.shapes.ts'
import { stateCardEdition, stateCardOn } from '@portico/contract/areas/id-cards/state-cards.ts'
import type { Handler } from '../../../platform/context.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { cardFilesView } from '../files/card-files.view.ts'
import { demandReader } from '../id-cards.access.ts'
import { cardLinksView } from '../links/card-links.view.ts'
import { naicNumbersView } from '../../carriers/carriers.public.ts'
import { autoPoliciesView } from './auto-policies.view.ts'
import { type Vehicle, vehicleCount, vehiclesView } from './vehicles.view.ts'

/** The vehicles of an account with their ID cards on a day, and what was created and sent. */
export const getIdCards: Handler<'GET /api/accounts/{accountId}/id-cards'> = async (context, { query }) => {
  const reader = demandReader(context)
  const { account } = reader
  const today = todayOf(context)
  const on = query.on ?? today
  return context.read(async (tx) => {
    const policies = await autoPoliciesView(tx, account, on)
    const policy = policies.find(({ id }) => id === query.policyId) ?? policies[0]
    const files = await cardFilesView(tx, account, { limit: newestFiles })
    const vehicles = await vehiclesView(tx, account, cardLimits.listed)
    return {
      status: 200,
      body: {
        today,
        on,
        edition: stateCardEdition,
        brokerCode: reader.brokerage,
        policies,
        policyId: policy?.id ?? null,
        error: policyError(policy, on) ?? null,
        vehicles: vehicles.map((vehicle) => shown(vehicle, policy, on)),
        total: vehicles.length < cardLimits.listed ? vehicles.length : await vehicleCount(tx, account),
        files: files.files,
        hasMoreFiles: files.nextCursor !== null,
        links: reader.mayMake ? await cardLinksView(tx, account, context.platform.now()) : [],
        naicNumbers: reader.isStaff ? await naicNumbersView(tx, reader.brokerage) : [],
        may: { make: reader.mayMake, manage: reader.isStaff && reader.mayMake },
      },
    }
  })
}

/** PDFs on the page itself; the others are asked for. */
const newestFiles = 10

const noPolicy: CardPolicy = {
  id: '',
  policyType: '',
  carrier: '',
  naic: '',
  policyNumber: '',
  insured: '',
  effectiveOn: '',
  endsOn: '',
}

function shown({ id, cells }: Vehicle, policy: CardPolicy | undefined, on: string): IdCardVehicle {
  const card = cardOf(cells, policy ?? noPolicy, on)
  return {
    id,
    label: vehicleLabel(cells),
    unit: card.unit,
    vin: card.vin,
    state: card.state,
    driver: cells['driver'] ?? '',
    title: card.title,
    isGeneral: card.isGeneral,
    source: stateCardOn(card.state, on)?.source ?? '',
    error: vehicleError(cells, on) ?? null,
  }
}
