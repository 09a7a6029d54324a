import { roleNames } from '@portico/contract/areas/session/role-names.ts'
import type { OutgoingMessage } from '../../platform/messages/outgoing.ts'
import { expiryInWords, type Link } from './link.ts'

interface Invited {
  readonly email: string
  readonly firstName: string
  /** Name of who invites. */
  readonly invitedBy: string
  /** The company or the brokerage. */
  readonly organization: string
  /** The brokerage, whose name the mail wears. */
  readonly brand: string
  readonly roles: readonly string[]
}

const pages = { account: '/invite', brokerage: '/broker-invite' } as const

/** The mail that carries an invitation's link. */
export function invitationMail(kind: keyof typeof pages, invited: Invited, link: Link): OutgoingMessage {
  const { email, firstName, invitedBy, organization, brand } = invited
  const roles = invited.roles.map((role) => roleNames[role] ?? role).join(', ')
  return {
    channel: 'email',
    to: email,
    subject: `${invitedBy} invited you to ${organization}`,
    text: [
      `Hello ${firstName},`,
      `${invitedBy} invited you to work with ${organization} as ${roles}.`,
      `Open the link to accept. It works once, until ${expiryInWords(link.expiresAt)}.`,
      'If you did not expect this invitation, you can ignore this mail.',
    ].join('\n\n'),
    link: `${pages[kind]}/${link.identifier}`,
    brand,
  }
}
