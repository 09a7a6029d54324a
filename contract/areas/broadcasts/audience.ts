import { z } from 'zod'
import { brokerRoles, insuredRoles, roleNames } from '../session/role-names.ts'
import { broadcastMessages } from './broadcast.messages.ts'

/** The sides of the portal that a broadcast can be for. */
export const audiencePeople = { EVERYONE: 'Everyone', CLIENTS: 'Clients', STAFF: 'Brokerage staff' } as const

export type AudiencePeople = keyof typeof audiencePeople

const clientRoles = [...insuredRoles, 'INS_PARTNER']

/** Every role that an audience can be narrowed to, with the side that it is on: `CLIENTS:ADMIN`, `STAFF:ADVISOR`. */
export const audienceRoles: Readonly<Record<string, string>> = Object.fromEntries([
  ...clientRoles.map((role) => [`CLIENTS:${role}`, `Client: ${roleNames[role]}`]),
  ...brokerRoles.map((role) => [`STAFF:${role}`, `Staff: ${roleNames[role]}`]),
])

const code = z.string().min(1).max(60)
const distinct = (codes: readonly string[]): string[] => [...new Set(codes)]

/** Who a broadcast is for. Each list narrows it; an empty one does not. */
export const Audience = z
  .object({
    people: z.enum(['EVERYONE', 'CLIENTS', 'STAFF']),
    brokerages: z.array(code).max(200).transform(distinct),
    accounts: z.array(code).max(500).transform(distinct),
    roles: z
      .array(z.string().refine((role) => Object.hasOwn(audienceRoles, role), broadcastMessages.badRole))
      .max(20)
      .transform(distinct),
  })
  .meta({ id: 'BroadcastAudience' })

export type Audience = z.infer<typeof Audience>

/** The roles on one side that an audience is narrowed to, without the side. */
export const rolesOn = ({ roles }: Audience, side: 'CLIENTS' | 'STAFF'): string[] =>
  roles.filter((role) => role.startsWith(`${side}:`)).map((role) => role.slice(side.length + 1))

/** Whether people of one side can be in an audience at all. */
export const includesSide = (audience: Audience, side: 'CLIENTS' | 'STAFF'): boolean =>
  (audience.people === 'EVERYONE' || audience.people === side) &&
  (audience.roles.length === 0 || rolesOn(audience, side).length > 0)

/** Whether an audience is simply every active user. */
export const isWholePlatform = ({ people, brokerages, accounts, roles }: Audience): boolean =>
  people === 'EVERYONE' && brokerages.length === 0 && accounts.length === 0 && roles.length === 0

/** An audience as text, such as `Clients, 2 brokerages, Client: Admin`. */
export function audienceText({ people, brokerages, accounts, roles }: Audience): string {
  const listed = (codes: readonly string[], many: string) =>
    codes.length === 0 ? [] : [codes.length <= 3 ? codes.join(', ') : `${codes.length} ${many}`]
  return [
    audiencePeople[people],
    ...listed(brokerages, 'brokerages'),
    ...listed(accounts, 'accounts'),
    ...roles.map((role) => audienceRoles[role] ?? role),
  ].join('; ')
}
