import type { OutgoingMessage } from '../../../platform/messages/outgoing.ts'
import { expiryInWords, type Link } from '../link.ts'

/**
 * The mail that carries a registration's link. It repeats nothing that was typed: anyone may type anyone's address,
 * and words of their own with it.
 */
export const registrationMail = (to: string, link: Link): OutgoingMessage => ({
  channel: 'email',
  to,
  subject: 'Complete your registration',
  text: [
    'Someone asked for a login to Portico with this e-mail address.',
    `Open the link to choose a password. It works once, until ${expiryInWords(link.expiresAt)}.`,
    'If it was not you, you can ignore this mail.',
  ].join('\n\n'),
  link: `/register?registration=${link.identifier}`,
})

/** The mail to an address that has a login already. */
export const knownAddressMail = (to: string, addressOf: (path: string) => string): OutgoingMessage => ({
  channel: 'email',
  to,
  subject: 'You have a login already',
  text: [
    'Someone asked for a login to Portico with this e-mail address, which has one already.',
    `Log in at ${addressOf('/login')}. If you forgot your password, set a new one at ${addressOf('/password-reset')}.`,
    'If it was not you, you can ignore this mail.',
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
  text: `${person} (${email}) registered for ${companyName} and named no brokerage. The login sees no account yet.`,
})

/** Tells the admins of a brokerage of their new prospect. */
export const prospectMail = (to: string, prospect: Newcomer & { readonly account: string }): OutgoingMessage => ({
  channel: 'email',
  to,
  subject: `${prospect.companyName} registered as a prospect`,
  text: `${prospect.person} (${prospect.email}) registered ${prospect.companyName} with your brokerage. The account is ${prospect.account}.`,
  link: `/${prospect.account}/dashboard`,
})
