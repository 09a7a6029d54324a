import { Refusal } from '../../../platform/refusal.ts'

/** A password that is rejected is answered with 400 and the message, as the specification has it. */
export const passwordRefused = (text: string, field: 'password' | 'currentPassword' = 'password') =>
  new Refusal(400, 'password_refused', text, { fields: { [field]: text } })
