import { ErrorResponse } from '../../../platform/error-response.ts'

/** A rejected password gets 400 and the message, as specified. */
export const passwordRefused = (text: string, field: 'password' | 'currentPassword' = 'password') =>
  new ErrorResponse(400, 'password_refused', text, { fields: { [field]: text } })
