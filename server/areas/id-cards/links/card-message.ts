import { cardMail, cardText, type SentCard } from '@portico/contract/areas/id-cards/id-card.emails.ts'
import type { OutgoingMessage } from '../../../platform/messages/outgoing.ts'

/** The email or text message that carries the link of an ID card. */
export function cardMessage(channel: 'email' | 'sms', card: SentCard): OutgoingMessage {
  if (channel === 'email') return cardMail.mail(card)
  const { to, brand, token, language } = card
  return { channel, to, subject: '', text: cardText(card), link: `/id-card/${token}`, brand, language }
}
