import { roleNames } from '@portico/contract/areas/session/role-names.ts'
import type { Platform } from '../../platform/platform.ts'
import { originOfSubdomain } from '../../platform/http/host-rules.ts'
import type { OutgoingMessage } from '../../platform/messages/outgoing.ts'
import { expiryInWords, type Link } from './link.ts'

interface Invited {
  readonly email: string
  readonly firstName: string
  /** Name of who invites. */
  readonly invitedBy: string
  /** The company or the brokerage. */
  readonly organization: string
  /** The brokerage, whose name the email has, and the subdomain where the portal has its look. */
  readonly brand: string
  readonly subdomain: string | null
  readonly roles: readonly string[]
}

const pages = { account: '/invite', brokerage: '/broker-invite' } as const

/** The origin that has the brokerage's look; empty where there is none, and a link is a path of the portal. */
const hostOf = (config: Platform['config'], subdomain: string | null): string =>
  config.publicUrl === undefined || subdomain === null ? '' : (originOfSubdomain(config, '', subdomain) ?? '')

/** The email that carries an invitation's link. */
export function invitationMail(
  { platform: { config } }: { readonly platform: Pick<Platform, 'config'> },
  kind: keyof typeof pages,
  invited: Invited,
  link: Link,
): OutgoingMessage {
  const { email, firstName, invitedBy, organization, brand, subdomain } = invited
  const roles = invited.roles.map((role) => roleNames[role] ?? role).join(', ')
  return {
    channel: 'email',
    to: email,
    subject: `${invitedBy} invited you to ${organization}`,
    text: [
      `Hello ${firstName},`,
      `${invitedBy} invited you to work with ${organization} as ${roles}.`,
      `Use the link to accept. It works once and expires ${expiryInWords(link.expiresAt)}.`,
      'If you did not expect this invitation, you can ignore this email.',
    ].join('\n\n'),
    link: `${hostOf(config, subdomain)}${pages[kind]}/${link.identifier}`,
    brand,
  }
}
