import { isAboutAccount, isAboutBrokerage, type Access } from './kit/access.ts'
import { methodAndPath, type Call } from './kit/call.ts'

/** Every kind of user for the server. Where only one trait is named, they have no other role. */
export const kindsOfUser = [
  'visitor',
  'owes a code',
  'owes two-factor',
  'owes a password',
  'without a role',
  'viewer',
  'Insurance Partner',
  'insured User',
  'insured User without permission codes',
  'insured Admin',
  'prospect Admin',
  'brokerage user',
  'brokerage admin',
  'platform administrator',
] as const

export type KindOfUser = (typeof kindsOfUser)[number]

/**
 * What an account or a brokerage can be to a user. A share opens an account of another brokerage to the staff of the user's
 * own, for reading, while it is in force.
 */
export const relations = [
  'own',
  'same brokerage',
  'foreign',
  'non-existent',
  'deleted',
  'shared',
  'share ahead',
  'share ended',
] as const

export type Relation = (typeof relations)[number]

const ownOnly: readonly Relation[] = ['own']
const brokerages: readonly Relation[] = ['own', 'same brokerage']
const shared: readonly Relation[] = [...brokerages, 'shared']
const every: readonly Relation[] = ['own', 'same brokerage', 'foreign', 'shared', 'share ahead', 'share ended']

/** Which accounts each kind of user can see; any other responds like a missing one. */
const accountsOf: Readonly<Partial<Record<KindOfUser, readonly Relation[]>>> = {
  viewer: ownOnly,
  'Insurance Partner': ownOnly,
  'insured User': ownOnly,
  'insured User without permission codes': ownOnly,
  'insured Admin': ownOnly,
  'prospect Admin': ownOnly,
  'brokerage user': shared,
  'brokerage admin': shared,
  'platform administrator': every,
}

/** Which brokerages each kind of user can see. */
const brokeragesOf: typeof accountsOf = {
  'brokerage user': ownOnly,
  'brokerage admin': ownOnly,
  'platform administrator': every,
}

const staff: readonly KindOfUser[] = ['brokerage user', 'brokerage admin', 'platform administrator']
const withCodes: readonly KindOfUser[] = [
  'viewer',
  'Insurance Partner',
  'insured User',
  'insured Admin',
  'prospect Admin',
  ...staff,
]
const withRole: readonly KindOfUser[] = [...withCodes, 'insured User without permission codes']
const complete: readonly KindOfUser[] = [...withRole, 'without a role']

type AccessKind = Exclude<Access, `account:${string}`> | 'account:CODE'

/** Who may make a call of each access: the only table of rights. Everyone not named is rejected. */
export const whoMay: Readonly<Record<AccessKind, readonly KindOfUser[]>> = {
  open: kindsOfUser,
  'half-signed-in': [...complete, 'owes a code', 'owes two-factor', 'owes a password'],
  'password-owed': [...complete, 'owes a password'],
  'enrollment-owed': [...complete, 'owes two-factor'],
  self: complete,
  'signed-in': complete,
  account: withRole,
  'account:CODE': withCodes,
  'account-admin': ['insured Admin', 'prospect Admin', ...staff],
  administrator: ['platform administrator'],
  'account-administrator': ['platform administrator'],
  brokerage: staff,
  'brokerage-admin': ['brokerage admin', 'platform administrator'],
}

/** Calls about the person who asks, which a viewer may make even if they change something. */
const personal: ReadonlySet<AccessKind> = new Set([
  'open',
  'half-signed-in',
  'password-owed',
  'enrollment-owed',
  'self',
])

export const kindOfAccess = (access: Access): AccessKind =>
  (access.startsWith('account:') ? 'account:CODE' : access) as AccessKind

type Wall = 'passes' | 401 | 403 | 404

/**
 * How the server must answer a call before its handler runs: 401 without a sufficient session, 404 for an account or
 * brokerage that the user cannot see, 403 for a missing right.
 */
export function wallOf(key: string, { access }: Call, user: KindOfUser, relation: Relation): Wall {
  const acting = relation === 'shared' && user !== 'platform administrator' ? 'viewer' : user
  const may = whoMay[kindOfAccess(access)].includes(acting)
  if (user === 'visitor' || user.startsWith('owes')) return may ? 'passes' : 401
  if (!isThere(access, user, relation)) return 404
  // Staff of the brokerage that an account is shared with read it as a viewer does.
  return may && !(acting === 'viewer' && isForbiddenToViewers(key, access)) ? 'passes' : 403
}

function isThere(access: Access, user: KindOfUser, relation: Relation): boolean {
  if (isAboutAccount(access)) return accountsOf[user]?.includes(relation) === true
  return !isAboutBrokerage(access) || brokeragesOf[user]?.includes(relation) === true
}

/** Whether a call changes something that is not the person's own. */
export const isForbiddenToViewers = (key: string, access: Access): boolean =>
  methodAndPath(key).method !== 'GET' && !personal.has(kindOfAccess(access))
