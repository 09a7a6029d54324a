import {
  accountInvitationMail,
  brokerInvitationMail,
  type InvitationEmail,
} from '@portico/contract/areas/people/invitation.emails.ts'
import { originOfSubdomain } from '../../platform/http/host-rules.ts'
import type { Email } from '../../platform/messages/outgoing.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Link } from './link.ts'

interface Invited extends Omit<InvitationEmail, 'address' | 'expiresAt'> {
  /** Where the portal has the look of the brokerage. */
  readonly subdomain: string | null
}

const kinds = {
  account: { page: '/invite', template: accountInvitationMail },
  brokerage: { page: '/broker-invite', template: brokerInvitationMail },
} as const

/** The origin with the brokerage's branding; empty if there is none and links are paths of the portal. */
const hostOf = (config: Platform['config'], subdomain: string | null): string =>
  config.publicUrl === undefined || subdomain === null ? '' : (originOfSubdomain(config, '', subdomain) ?? '')

/** The email that carries an invitation's link. */
export function invitationMail(
  { platform: { config } }: { readonly platform: Pick<Platform, 'config'> },
  kind: keyof typeof kinds,
  { subdomain, ...invited }: Invited,
  { identifier, expiresAt }: Pick<Link, 'identifier' | 'expiresAt'>,
): Email {
  const { page, template } = kinds[kind]
  return template.mail({ ...invited, address: `${hostOf(config, subdomain)}${page}/${identifier}`, expiresAt })
}
