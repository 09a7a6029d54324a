import type { OutgoingMessage, PhoneMessage } from './outgoing.ts'

/** A message to send. */
export interface Letter extends Omit<PhoneMessage, 'channel'> {
  readonly channel: OutgoingMessage['channel']
  /** The brokerage's primary color; if missing, the product's own. */
  readonly color?: string | null
  /** The brokerage's own address; if missing, the email comes from the portal's. */
  readonly sender?: string | null
  /** The same at every try, so that a receiver can detect a repeat. */
  readonly id: string
  readonly createdAt: Date
}

/** One way out of the portal. `send` settles once the provider has accepted; a rejection has it tried again later. */
export interface MessageChannel {
  send(letter: Letter): Promise<void>
}

export type Channels = Readonly<Record<OutgoingMessage['channel'], MessageChannel>>

/** The provider will never take this message for this recipient: trying again is of no use. */
export class RecipientRefused extends Error {
  override readonly name = 'RecipientRefused'
}
