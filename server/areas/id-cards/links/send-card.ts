import { idCardMessages } from '@portico/contract/areas/id-cards/id-card.messages.ts'
import { vehicleLabel, vehicleError } from '@portico/contract/areas/id-cards/id-card.rules.ts'
import type { Handler } from '../../../platform/context.ts'
import { insertRow } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import { shownRecipient } from '../../../platform/messages/outgoing.ts'
import { demand, tooMany, unprocessable } from '../../../platform/error-response.ts'
import { hashOfToken, newToken } from '../../../platform/secret.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { change } from '../../events/events.public.ts'
import { vehiclesById } from '../cards/vehicles.view.ts'
import { demandPolicy } from '../files/make-file.ts'
import { demandMaker } from '../id-cards.access.ts'
import { sentSince } from './card-links.view.ts'
import { cardMessage } from './card-message.ts'

const dayMs = 86_400_000
const mostADay = 500

/** Sends an ID card by email or text message, as a link that expires. */
export const sendCard: Handler<'POST /api/accounts/{accountId}/id-card-links'> = async (context, { body }) => {
  const reader = demandMaker(context)
  return context.write(async (tx) => {
    demand(reader.mayMake, idCardMessages.onlyReads)
    const { account, userId } = reader
    const now = context.platform.now()
    const policy = await demandPolicy(tx, reader, body)
    const [vehicle] = await vehiclesById(tx, account, [body.vehicleId])
    if (vehicle === undefined) throw unprocessable({ vehicleId: idCardMessages.unknownVehicle })
    const label = vehicleLabel(vehicle.cells)
    const error = vehicleError(vehicle.cells, body.on)
    if (error !== undefined) {
      const reason = idCardMessages.refused(label, error)
      throw unprocessable({ vehicleId: reason }, reason)
    }
    if ((await sentSince(tx, account, new Date(now.getTime() - dayMs))) >= mostADay)
      throw tooMany(dayMs / 1000, idCardMessages.tooManyLinks)
    const id = newId(now)
    const token = newToken()
    const { channel, recipientName } = body
    const to = body.recipient
    const recipient = shownRecipient({ channel, to })
    const expiresAt = new Date(now.getTime() + body.days * dayMs)
    await insertRow(tx, 'id_card_links', {
      account_code: account,
      id,
      token_hash: hashOfToken(token),
      policy_id: policy.id,
      row_id: vehicle.id,
      vehicle: label,
      on_day: body.on,
      recipient_name: recipientName,
      channel,
      recipient,
      language: body.language,
      sent_by: userId,
      sent_at: now,
      expires_at: expiresAt,
      revoked_at: null,
      last_viewed_at: null,
    })
    const { brand } = await accountHead(tx, account)
    await tx.record({
      action: 'id-card-link.send',
      subject: { type: 'id-card-link', id },
      after: { vehicle: label, recipientName, channel, recipient },
      messages: [
        cardMessage(channel, {
          to,
          recipientName,
          expiresAt,
          brand,
          token,
          vehicle: label,
          insured: policy.insured,
          language: body.language,
        }),
      ],
      events: [change(account, 'id-cards')],
    })
    return { status: 201, body: { id } }
  })
}
