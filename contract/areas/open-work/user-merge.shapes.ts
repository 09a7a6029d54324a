import { z } from 'zod'
import { field } from '../../kit/field.ts'
import { text } from '../../kit/text.ts'
import { UserReason } from '../platform-users/platform-user.shapes.ts'
import { openWorkMessages } from './open-work.messages.ts'

/** What follows a person when two of their logins are merged. */
export const personalKindLabels = {
  BROKERAGE_ROLES: 'Roles at brokerages',
  ACCOUNT_ROLES: 'Roles on accounts',
  TEAMS: 'Account teams and primary contacts',
  TASKS: 'Open tasks, assigned and created',
  RENEWALS: 'Open renewal sections and subjectivities',
  CONVERSATIONS: 'Open conversations',
  APPLICATIONS: 'Assigned application parts',
  EVENTS: 'Calendar events',
  SIGNING: 'Authorizations to sign',
  LINKS: 'Links and reply addresses in use',
  FEEDS: 'Calendar subscriptions',
  ERRORS: 'Assigned errors',
  OPT_OUTS: 'Marketing opt-outs',
} as const

const kinds = Object.keys(personalKindLabels) as PersonalKind[]

/** What prevents a merge. */
export const userMergeObstacles = {
  SAME: 'This is the same login.',
  SELF: 'You cannot merge your own login into another one.',
  ADMINISTRATOR: 'A platform administrator cannot be merged into a login that is not one.',
  READ_ONLY: 'One login is read-only and the other is not. Make both alike first.',
  KEPT_DISABLED: 'The login to keep is disabled. Enable it first.',
  MERGED: 'One of the logins was merged before.',
} as const

const obstacles = Object.keys(userMergeObstacles) as (keyof typeof userMergeObstacles)[]

const MergedLogin = z.object({ username: z.string(), name: z.string(), email: z.string() })

/** What merging one login into another would do. */
export const UserMergePlan = z
  .object({
    from: MergedLogin.meta({ description: 'The login that ends' }),
    into: MergedLogin.meta({ description: 'The login that is kept' }),
    moves: z.array(z.object({ kind: z.enum(kinds), count: z.int() })),
    openSessions: z.int().meta({ description: 'Sessions of the login that ends; they end with it' }),
    obstacles: z.array(z.enum(obstacles)),
    basis: z.string().meta({ description: 'Identifies the plan; only a plan that is still current is carried out' }),
  })
  .meta({ id: 'UserMergePlan' })

export const keptLogin = field({
  schema: text().trim().min(1, openWorkMessages.keptRequired).max(320),
  label: 'Username of the login to keep',
  kind: 'text',
  required: true,
})

export const UserMerge = UserReason.extend({ into: keptLogin.schema, basis: z.string().max(64) })

export type PersonalKind = keyof typeof personalKindLabels
export type UserMergeObstacle = keyof typeof userMergeObstacles
export type UserMergePlan = z.infer<typeof UserMergePlan>
