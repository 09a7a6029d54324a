import type { OutgoingMessage } from '../../../platform/messages/outgoing.ts'
import { expiryInWords, type Link } from '../link.ts'

/**
 * The email that carries a registration's link. It repeats nothing that was typed: anyone may type anyone's address,
 * and words of their own with it.
 */
export const registrationMail = (to: string, link: Link): OutgoingMessage => ({
  channel: 'email',
  to,
  subject: 'Complete your registration',
  text: [
    'We received a request for a Portico login with this email address.',
    `Use the link to create a password. It works once and expires ${expiryInWords(link.expiresAt)}.`,
    'If you did not make this request, you can ignore this email.',
  ].join('\n\n'),
  link: `/register?registration=${link.identifier}`,
})

/** The email to an address that has a login already. */
export const knownAddressMail = (to: string, addressOf: (path: string) => string): OutgoingMessage => ({
  channel: 'email',
  to,
  subject: 'You already have a login',
  text: [
    'Someone tried to register for Portico with this email address, but a login already exists.',
    `Log in at ${addressOf('/login')}. If you forgot your password, set a new one at ${addressOf('/password-reset')}.`,
    'If you did not make this request, you can ignore this email.',
  ].join('\n\n'),
  link: '/login',
})

interface Newcomer {
  readonly companyName: string
  readonly person: string
  readonly email: string
}

/** Tells the platform's administrators of someone who registered with no brokerage. */
export const newcomerMail = (to: string, { companyName, person, email }: Newcomer): OutgoingMessage => ({
  channel: 'email',
  to,
  subject: `${companyName} registered without a brokerage`,
  text: `${person} (${email}) registered for ${companyName} and did not name a brokerage. The login has no account yet.`,
})

/** Tells the admins of a brokerage of their new prospect. */
export const prospectMail = (to: string, prospect: Newcomer & { readonly account: string }): OutgoingMessage => ({
  channel: 'email',
  to,
  subject: `${prospect.companyName} registered as a prospect`,
  text: `${prospect.person} (${prospect.email}) registered ${prospect.companyName} with your brokerage. The account is ${prospect.account}.`,
  link: `/${prospect.account}/dashboard`,
})
