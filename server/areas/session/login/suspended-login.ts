import { sessionMessages } from '@portico/contract/areas/session/session.messages.ts'
import { Refusal } from '../../../platform/refusal.ts'

/** Rejects a proven user who only has suspended brokerages. */
export const suspendedLogin = (brokerages: string): Refusal =>
  new Refusal(422, 'brokerage_suspended', sessionMessages.suspended(brokerages))
