import { Refusal } from '../../../platform/refusal.ts'

/** A rejected password gets 400 and the message, as specified. */
export const passwordRefused = (text: string, field: 'password' | 'currentPassword' = 'password') =>
  new Refusal(400, 'password_refused', text, { fields: { [field]: text } })
