import { z } from 'zod'
import { field } from '../../kit/field.ts'
import { text } from '../../kit/text.ts'
import { platformUserMessages } from './platform-user.messages.ts'

/** What the users of the platform can be narrowed by. */
export const PlatformUserFilter = z.object({
  search: text().trim().max(100).optional().meta({ description: 'Matches name, username and email' }),
  state: z.enum(['ACTIVE', 'DISABLED']).optional(),
  kind: z.enum(['ADMINISTRATOR', 'VIEWER']).optional(),
})

export const PlatformUserListing = z
  .object({
    username: z.string(),
    name: z.string(),
    email: z.string(),
    profilePicture: z.string().nullable(),
    isAdmin: z.boolean(),
    isViewer: z.boolean(),
    isDisabled: z.boolean(),
    tfaType: z.enum(['SMS', 'VOICE', 'TOTP']).nullable().meta({ description: 'Null where two-factor is off' }),
    lastLoginAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PlatformUserListing' })

/** The most accounts that a user's page names. */
export const accountsShown = 100

export const PlatformUser = PlatformUserListing.extend({
  createdAt: z.iso.datetime(),
  mergedInto: z.string().nullable().meta({ description: 'Username of the login that this one was merged into' }),
  mustResetPassword: z.boolean(),
  loginDelayedUntil: z.iso.datetime().nullable().meta({ description: 'After failed logins; null where none waits' }),
  openSessions: z.number().int(),
  brokerages: z.array(z.object({ code: z.string(), name: z.string(), role: z.string() })),
  accounts: z
    .array(z.object({ code: z.string(), name: z.string(), role: z.string() }))
    .max(accountsShown)
    .meta({ description: `The first ${accountsShown} by name` }),
  isSelf: z.boolean(),
}).meta({ id: 'PlatformUser' })

/** Why a user is changed: stored in the audit. */
export const userReason = field({
  schema: text().trim().min(1, platformUserMessages.reasonRequired).max(500),
  label: 'Reason',
  kind: 'long-text',
  help: 'Kept in the audit log.',
  required: true,
})

export const UserReason = z.object({ reason: userReason.schema })

export type PlatformUserListing = z.infer<typeof PlatformUserListing>
export type PlatformUser = z.infer<typeof PlatformUser>
export type UserReason = z.infer<typeof UserReason>
