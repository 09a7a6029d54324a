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
    'Confirm your new e-mail address',
    `Your Portico code is ${code}. It is valid for ${mailedCodeMinutes} minutes. If you did not ask for it, nothing has to be done.`,
    code,
  )

/** What the owner of an address reads instead, when someone else wants it for their login. */
export const addressWanted = (to: string) =>
  mail(
    to,
    'Someone tried to use your e-mail address',
    'Someone tried to use this address for another Portico login. Nothing was changed, and nothing has to be done.',
  )

/** Told to the address that a login had before. */
export const addressChanged = (to: string) =>
  mail(
    to,
    'Your Portico e-mail address was changed',
    'Mail of your login goes to another address now. If it was not you, tell your brokerage at once.',
  )
