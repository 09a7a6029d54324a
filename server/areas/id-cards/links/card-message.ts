import { fullDay } from '../../../platform/messages/full-day.ts'
import type { OutgoingMessage } from '../../../platform/messages/outgoing.ts'

interface SentCard {
  readonly channel: 'email' | 'sms'
  readonly to: string
  readonly recipientName: string
  readonly vehicle: string
  readonly insured: string
  readonly expiresAt: Date
  readonly brand: string
  readonly token: string
}

/** The email or text message that carries the link of an ID card. */
export function cardMessage(sent: SentCard): OutgoingMessage {
  const { channel, to, recipientName, vehicle, insured, expiresAt, brand, token } = sent
  const link = `/id-card/${token}`
  const day = fullDay(expiresAt)
  if (channel === 'sms')
    return {
      channel,
      to,
      subject: '',
      text: `${insured}: insurance ID card for ${vehicle}. Expires ${day}.`,
      link,
      brand,
    }
  return {
    channel,
    to,
    subject: `Insurance ID card for ${vehicle}`,
    text: [
      `Hello ${recipientName},`,
      `This is the insurance ID card of ${insured} for ${vehicle}.`,
      `Use the link below. You do not need a login. The link expires ${day}.`,
      'If you did not expect this email, you can ignore it.',
    ].join('\n\n'),
    link,
    brand,
  }
}
