import { idCardMessages } from '@portico/contract/areas/id-cards/id-card.messages.ts'
import {
  type CardPolicy,
  cardOf,
  policyError,
  vehicleLabel,
  vehicleError,
} from '@portico/contract/areas/id-cards/id-card.rules.ts'
import type { AccountContext, Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { insertRow } from '../../../platform/database/rows.ts'
import { streamed } from '../../../platform/files/byte-streams.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, ErrorResponse, unprocessable } from '../../../platform/error-response.ts'
import { letterheadView } from '../../branding/branding.public.ts'
import { change } from '../../events/events.public.ts'
import { addressedCards } from '../../first-notices/first-notices.public.ts'
import { autoPolicyView } from '../cards/auto-policies.view.ts'
import { cardPdf } from '../cards/card-pdf.ts'
import { vehiclesById } from '../cards/vehicles.view.ts'
import { type CardReader, demandMaker } from '../id-cards.access.ts'
import { isFleetUnderWay } from './card-files.view.ts'
import { type FleetJob, fleetQueue } from './fleet-queue.ts'

interface Asked {
  readonly policyId: string
  readonly on: string
}

/** Creates a PDF of ID cards: at once for chosen vehicles, in the background for the whole fleet. */
export const makeFile: Handler<'POST /api/accounts/{accountId}/id-card-files'> = async (context, { body }) => {
  const reader = demandMaker(context)
  const now = context.platform.now()
  const id = newId(now)
  const made =
    body.vehicleIds === null ? fleet : await madeAtOnce(context, reader, { ...body, vehicleIds: body.vehicleIds, id })
  return context.write(async (tx) => {
    demand(reader.mayMake, idCardMessages.onlyReads)
    const { account } = reader
    const policy = await demandPolicy(tx, reader, body)
    if (made.is_fleet) await enqueueFleet(tx, context, { account, id, host: context.host })
    await insertRow(tx, 'id_card_files', {
      account_code: account,
      id,
      policy_id: policy.id,
      policy_number: policy.policyNumber,
      on_day: body.on,
      ...made,
      made_by: reader.userId,
      made_at: now,
    })
    await tx.record({
      action: 'id-card-file.create',
      subject: { type: 'id-card-file', id },
      after: { policyNumber: policy.policyNumber, isFleet: made.is_fleet, cards: made.cards },
      events: [change(account, 'id-cards')],
    })
    return { status: 201, body: { id } }
  })
}

/** A fleet PDF before it is made. */
const fleet = { is_fleet: true, state: 'MAKING', progress: 0, cards: 0, file_key: null, bytes: null } as const

async function enqueueFleet(tx: Tx, { platform }: AccountContext, job: FleetJob): Promise<void> {
  if (await isFleetUnderWay(tx, job.account)) throw new ErrorResponse(422, 'under_way', idCardMessages.tooManyRunning)
  await platform.jobs.enqueue(tx, fleetQueue, job)
}

/** A policy that cards can be made of on a day; any other ends the call with the reason. */
export async function demandPolicy(tx: Tx, { account }: CardReader, { policyId, on }: Asked): Promise<CardPolicy> {
  const policy = await autoPolicyView(tx, account, policyId)
  const error = policyError(policy, on)
  if (policy === undefined || error !== undefined) throw unprocessable({ policyId: error! }, error)
  return policy
}

interface Chosen extends Asked {
  readonly vehicleIds: readonly string[]
  readonly id: string
}

/** The PDF of chosen vehicles, stored; a vehicle without a card ends the call with the reason. */
async function madeAtOnce(context: AccountContext, reader: CardReader, { vehicleIds, id, ...asked }: Chosen) {
  const ids = [...new Set(vehicleIds)]
  const { cards, agency } = await context.read(async (tx) => {
    const policy = await demandPolicy(tx, reader, asked)
    const vehicles = await vehiclesById(tx, reader.account, ids)
    if (vehicles.length < ids.length) throw unprocessable({ vehicleIds: idCardMessages.unknownVehicle })
    for (const { cells } of vehicles) {
      const error = vehicleError(cells, asked.on)
      if (error === undefined) continue
      const reason = idCardMessages.refused(vehicleLabel(cells), error)
      throw unprocessable({ vehicleIds: reason }, reason)
    }
    return {
      cards: vehicles.map(({ cells }) => cardOf(cells, policy, asked.on)),
      agency: await letterheadView(tx, reader.brokerage),
    }
  })
  const key = `id-cards/${id.slice(-2)}/${id}`
  const { platform, host, requestId } = context
  const printed = await addressedCards(platform, cards, { ...reader, host, requestId })
  const pdf = await cardPdf({ cards: printed, agency, at: platform.now() })
  const { bytes } = await platform.files.put(key, streamed(pdf))
  return { is_fleet: false, state: 'READY', progress: 100, cards: cards.length, file_key: key, bytes } as const
}
