import { z } from 'zod'
import { text } from '../../kit/text.ts'
import { BrokerRole } from './roles.ts'

const TfaType = z.enum(['SMS', 'VOICE', 'TOTP'])

export const Credentials = z.object({
  username: text().trim().min(1, 'Username is required').max(254),
  password: z.string().min(1, 'Password is required').max(128),
})

/** The user as the login call answers. `tfaPhone` is masked. */
export const LoginUser = z
  .object({
    username: z.string(),
    isAdmin: z.boolean(),
    hasMultipleAccounts: z.boolean(),
    tfaEnabled: z.boolean(),
    tfaPhone: z.string().nullable(),
    tfaType: TfaType.nullable(),
    mustResetPassword: z.boolean(),
  })
  .meta({ id: 'LoginUser' })

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
    tfaEnabled: z.boolean(),
    tfaValidated: z.boolean(),
    tfaPhone: z.string().nullable(),
    tfaType: TfaType.nullable(),
    mustResetPassword: z.boolean(),
    userAccounts: z.array(UserAccount),
    publicPhone: z.string().nullable(),
    profilePicture: z.string().nullable(),
    licensesOrDesignations: z.string().nullable(),
    titles: z.string().nullable(),
    services: z.string().nullable(),
  })
  .meta({ id: 'CurrentUser' })

export type CurrentUser = z.infer<typeof CurrentUser>
export type LoginUser = z.infer<typeof LoginUser>

/** `accessToken` is refused without the session cookie it belongs to; `expiresIn` is in seconds. */
export const Refreshed = z.object({ accessToken: z.string(), expiresIn: z.number().int() }).meta({ id: 'Refreshed' })
