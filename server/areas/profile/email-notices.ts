import type { OutgoingMessage } from '../../platform/messages/outgoing.ts'
import { mailedCodeMinutes } from '../credentials/credentials.door.ts'

const mail = (to: string, subject: string, text: string, code?: string): OutgoingMessage => ({
  channel: 'email',
  to,
  subject,
  text,
  ...(code === undefined ? {} : { code }),
})

/** The code that confirms a new address, on its way there. */
export const addressCode = (to: string, code: string) =>
  mail(
    to,
    'Confirm your new email address',
    `Your Portico code is ${code}. It is valid for ${mailedCodeMinutes} minutes. If you did not request it, you can ignore this email.`,
    code,
  )

/** What the owner of an address reads instead, when someone else wants it for their login. */
export const addressWanted = (to: string) =>
  mail(
    to,
    'Someone tried to use your email address',
    'Someone tried to use this address for another Portico login. Nothing was changed. No action is needed.',
  )

/** Told to the address that a login had before. */
export const addressChanged = (to: string) =>
  mail(
    to,
    'Your Portico email address was changed',
    'The email address for your login was changed. If you did not make this change, contact your brokerage immediately.',
  )
