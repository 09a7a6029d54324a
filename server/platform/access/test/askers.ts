import { PermissionCode } from '@portico/contract/areas/accounts/permission-codes.ts'
import { type Actor, type AccountAccess, accessIn } from '../actor.ts'

/** Someone who asks for something of an account. */
export interface Asker {
  readonly actor: Actor
  readonly account: AccountAccess
}

const allCodes: readonly string[] = PermissionCode.options

const nobody: Actor = {
  sessionId: 'session',
  state: 'complete',
  startedBy: 'password',
  steppedUpAt: null,
  userId: 'me',
  username: 'me@acme.test',
  firstName: 'Mei',
  lastName: 'Tanaka',
  isAdmin: false,
  isViewer: false,
  accounts: new Map(),
  brokerages: new Map(),
  timeZones: new Map(),
}

const onAccount = (role: string, permissions = allCodes): Partial<Actor> => ({
  accounts: new Map([['ACME', { role, permissions }]]),
})
const onStaff = (role: string): Partial<Actor> => ({ brokerages: new Map([['HARBOR', [role]]]) })

function asker(person: Partial<Actor>): Asker {
  const actor = { ...nobody, ...person }
  return { actor, account: accessIn(actor, { code: 'ACME', brokerage: 'HARBOR', timeZone: 'America/New_York' })! }
}

/** Everyone who may come to the account ACME of the brokerage HARBOR; where nothing else is said with every code. */
export const askers = {
  'insured Admin': asker(onAccount('ADMIN')),
  'insured User': asker(onAccount('USER')),
  'insured User without a code': asker(onAccount('USER', [])),
  viewer: asker({ ...onAccount('ADMIN'), isViewer: true }),
  'Insurance Partner': asker(onAccount('INS_PARTNER')),
  'Advisor of this account alone': asker(onAccount('ADVISOR', [])),
  'brokerage staff': asker(onStaff('CLAIMS')),
  'brokerage admin': asker(onStaff('ADMIN')),
  administrator: asker({ isAdmin: true }),
}

type Kind = keyof typeof askers

/** Whoever acts for the brokerage. */
export const staff: readonly Kind[] = [
  'Advisor of this account alone',
  'brokerage staff',
  'brokerage admin',
  'administrator',
]

/** The insured's own people, but viewers. */
export const insured: readonly Kind[] = ['insured Admin', 'insured User', 'insured User without a code']

/** Everyone to whom a rule says yes, in the order above. */
export const whoMay = (rule: (asker: Asker) => boolean): Kind[] =>
  Object.entries(askers).flatMap(([kind, each]) => (rule(each) ? [kind as Kind] : []))
