import { sessionMessages } from '@portico/contract/areas/session/session.messages.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'

/** Rejects a proven user who only has suspended brokerages. */
export const suspendedLogin = (brokerages: string): ErrorResponse =>
  new ErrorResponse(422, 'brokerage_suspended', sessionMessages.suspended(brokerages))
