import { credentialsMessages } from '@portico/contract/areas/credentials/credentials.messages.ts'
import type { OutgoingMessage } from '../../platform/messages/outgoing.ts'

const unlessYou = 'If it was not you, set a new password at once and tell your brokerage.'

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
    `Someone, probably you, asked to set a new password. The link works once, within ${minutes} minutes. If it was not you, nothing has to be done.`,
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
    `New recovery codes were made; the earlier ones work no more. ${unlessYou}`,
    '/my-user',
  )

/** Tells of changed two-factor settings: the user by mail, and whoever holds the number that was kept before. */
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
