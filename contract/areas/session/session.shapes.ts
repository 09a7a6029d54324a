import { z } from 'zod'
import { oneLine } from '../../kit/text.ts'
import { BrokerRole } from './roles.ts'

/** How a two-factor code reaches its owner: a text message, a call, or an authenticator app. */
export const TfaType = z.enum(['SMS', 'VOICE', 'TOTP'])

export type TfaType = z.infer<typeof TfaType>

/** A session's pending steps, as returned by login and current user. */
const owed = {
  tfaEnabled: z.boolean(),
  tfaPhone: z.string().nullable().meta({ description: 'Masked except its last 4 digits' }),
  tfaType: TfaType.nullable(),
  mustResetPassword: z.boolean(),
  mustEnrollTfa: z.boolean().meta({ description: 'Two-factor is required of this user and not yet set up' }),
}

export const Credentials = z.object({
  username: oneLine().trim().min(1, 'Username is required').max(254),
  password: z.string().min(1, 'Password is required').max(128),
})

/** The user as the login call answers. */
export const LoginUser = z
  .object({ username: z.string(), isAdmin: z.boolean(), hasMultipleAccounts: z.boolean(), ...owed })
  .meta({ id: 'LoginUser' })

/** The two halves of a link that logs in once. */
export const SingleUseTokens = z.object({ tokenOne: z.string().max(100), tokenTwo: z.string().max(100) })

export const SingleUseLogin = z.object(owed).meta({ id: 'SingleUseLogin' })

/** The user of a requested link or email. */
export const NamedUser = z.object({ username: oneLine().trim().min(1, 'Username is required').max(254) })

const UserAccount = z.object({
  accountCode: z.string(),
  companyName: z.string(),
})

/** The current user. Until two-factor is validated or a new password set, only the fields of the login are filled. */
export const CurrentUser = z
  .object({
    userId: z.string(),
    username: z.string(),
    displayUsername: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    isAdmin: z.boolean(),
    isAnAdmin: z.boolean(),
    isViewer: z.boolean(),
    createdDate: z.iso.datetime(),
    brokerRoles: z.record(z.string(), z.array(BrokerRole)).meta({ description: 'Roles by brokerage code' }),
    accountRoles: z.record(z.string(), z.string()).meta({ description: 'Role code by account code' }),
    hasMultipleAccounts: z.boolean(),
    ...owed,
    tfaValidated: z.boolean(),
    userAccounts: z.array(UserAccount),
    publicPhone: z.string().nullable(),
    profilePicture: z.string().nullable().meta({ description: 'Address of the picture on this origin' }),
    licensesOrDesignations: z.string().nullable(),
    titles: z.string().nullable(),
    services: z.string().nullable(),
    hidesFirstSteps: z.boolean().meta({ description: 'The user hid the first steps of the dashboard' }),
    impersonation: z
      .object({ administrator: z.string(), reason: z.string(), endsAt: z.iso.datetime() })
      .nullable()
      .meta({ description: 'The platform administrator who views as this user, read-only; null as a rule' }),
    homeOrigin: z.url().nullable().meta({
      description: 'The white label to switch to; null if the current one is right',
      example: 'https://harbor.portal.example',
    }),
    eventsPlace: z.string().meta({
      description: 'Current position of the event stream; pass it as `lastEventId` to receive every later event',
      example: '7241-0',
    }),
  })
  .meta({ id: 'CurrentUser' })

export type CurrentUser = z.infer<typeof CurrentUser>
export type LoginUser = z.infer<typeof LoginUser>

/** `accessToken` is rejected without the session cookie it belongs to. */
export const Refreshed = z
  .object({
    accessToken: z.string(),
    expiresIn: z.number().int().meta({
      description:
        'Seconds until the next refresh is due: 15 minutes, or less if the session ends before. It ends 60 minutes after the last request with `X-Portico-Activity`, and 12 hours after the login',
    }),
  })
  .meta({ id: 'Refreshed' })

/** One of a user's own sessions. */
export const OwnSession = z
  .object({
    sessionId: z.string(),
    isCurrent: z.boolean(),
    device: z.string().meta({ description: 'Browser and system in words', example: 'Chrome on Windows' }),
    ip: z.string(),
    startedAt: z.iso.datetime(),
    activeAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
  })
  .meta({ id: 'OwnSession' })

export type OwnSession = z.infer<typeof OwnSession>

export const OwnSessions = z.object({ sessions: z.array(OwnSession) })
