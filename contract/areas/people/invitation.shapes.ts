import { z } from 'zod'
import { oneLine } from '../../kit/text.ts'
import { RecipientLanguage } from '../../kit/email/language.shapes.ts'
import { AccountRights, AccountRole, BrokerRights, EmailAddress, personNames } from './person.shapes.ts'

const invited = { email: EmailAddress, language: RecipientLanguage, ...personNames }

export const AccountInvitationDraft = AccountRights.extend(invited)
export const BrokerInvitationDraft = BrokerRights.extend(invited)

const pending = {
  invitationId: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  language: RecipientLanguage,
  invitedBy: z.string(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  hasExpired: z.boolean(),
}

/** An invitation that no one has taken up yet. */
export const AccountInvitation = z.object({ ...pending, ...AccountRights.shape }).meta({ id: 'AccountInvitation' })

export type AccountInvitation = z.infer<typeof AccountInvitation>

export const BrokerInvitation = z.object({ ...pending, ...BrokerRights.shape }).meta({ id: 'BrokerInvitation' })

export type BrokerInvitation = z.infer<typeof BrokerInvitation>

/** An invitation as its recipient sees it. */
export const OpenInvitation = z
  .object({
    kind: z.enum(['account', 'brokerage']),
    organization: z.string().meta({ description: 'The company or brokerage the person is invited to' }),
    invitedBy: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    roles: z.array(z.union([AccountRole, z.string()])),
    hasLogin: z.boolean().meta({ description: 'Whether a login with this address already exists' }),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'OpenInvitation' })

export type OpenInvitation = z.infer<typeof OpenInvitation>

/** A new login: the names may be fixed, the address stays. */
export const NewLogin = z.object({ ...personNames, password: z.string().max(1000) })

export const RegistrationDraft = z.object({
  ...invited,
  companyName: oneLine().trim().min(1, 'Company name is required').max(200),
  brokerCode: z
    .string()
    .trim()
    .toUpperCase()
    .max(40)
    .nullish()
    .meta({ description: 'The brokerage to join as a prospect; if omitted, the login has no account' }),
})

/** A registration as its recipient sees it. */
export const OpenRegistration = z
  .object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    companyName: z.string(),
    brokerName: z.string().nullable(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'OpenRegistration' })

export type OpenRegistration = z.infer<typeof OpenRegistration>

export const RegistrationCompletion = NewLogin.extend({ companyName: RegistrationDraft.shape.companyName })
