import { credentialsMessages } from '@portico/contract/areas/credentials/credentials.messages.ts'
import type { OutgoingMessage } from '../../platform/messages/outgoing.ts'

const unlessYou = 'If this was not you, set a new password immediately and contact your brokerage.'

const mail = (to: string, subject: string, text: string, link?: string): OutgoingMessage => ({
  channel: 'email',
  to,
  subject,
  text,
  ...(link === undefined ? {} : { link }),
})

export const passwordNotice = (email: string) =>
  mail(email, 'Your Portico password was changed', `The password of your login was changed. ${unlessYou}`)

export const resetMail = (email: string, identifier: string, minutes: number) =>
  mail(
    email,
    'Set a new Portico password',
    `We received a request to reset your password. The link works once and expires in ${minutes} minutes. If you did not make this request, you can ignore this email.`,
    `/password-reset/${identifier}`,
  )

export const recoveryNotice = (email: string, left: number) =>
  mail(
    email,
    'A Portico recovery code was used',
    `A recovery code was used to log in. You have ${left} left. ${unlessYou}`,
    '/my-user',
  )

export const newRecoveryCodesNotice = (email: string) =>
  mail(
    email,
    'New Portico recovery codes',
    `You have new recovery codes. The old ones no longer work. ${unlessYou}`,
    '/my-user',
  )

/** Tells of changed two-factor settings: the user by email, and whoever holds the number that was kept before. */
export function twoFactorNotices(email: string, phoneBefore: string | null, what: string): OutgoingMessage[] {
  const byMail = mail(email, 'Your Portico two-factor settings were changed', `${what} ${unlessYou}`, '/my-user')
  if (phoneBefore === null) return [byMail]
  return [byMail, { channel: 'sms', to: phoneBefore, subject: '', text: `Portico: ${what} ${unlessYou}` }]
}

/** A code on its way to the phone that it is for. */
export const codeMessage = (channel: 'sms' | 'voice', to: string, code: string): OutgoingMessage => ({
  channel,
  to,
  subject: '',
  text: credentialsMessages.codeText(code),
  code,
})
