import { twoFactorNotice, unlessYou } from '@portico/contract/areas/credentials/credentials.emails.ts'
import { credentialsMessages } from '@portico/contract/areas/credentials/credentials.messages.ts'
import type { OutgoingMessage } from '../../platform/messages/outgoing.ts'

/** Notices of changed two-factor settings: to the user by email, and to the previously stored phone. */
export function twoFactorNotices(email: string, phoneBefore: string | null, what: string): OutgoingMessage[] {
  const byMail = twoFactorNotice.mail({ email, what })
  if (phoneBefore === null) return [byMail]
  return [byMail, { channel: 'sms', to: phoneBefore, subject: '', text: `Portico: ${what} ${unlessYou}` }]
}

/** A code to send to its phone. */
export const codeMessage = (channel: 'sms' | 'voice', to: string, code: string): OutgoingMessage => ({
  channel,
  to,
  subject: '',
  text: credentialsMessages.codeText(code),
  code,
})
