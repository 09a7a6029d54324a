import { addDays, instantOf, wallTimeOf } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { declaredAreas } from '../../../app/areas.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import type { TestServer } from '../../../app/test/test-server.ts'
import { aBrokerage, anAccount, aPerson } from '../../people/test/people.builders.ts'
import { carryOutTransfers } from '../carry-out/due-transfers.ts'

const departing = (await declaredAreas()).flatMap((area) => area.departing ?? [])
const zone = 'America/New_York'
const platformCalls = '/api/administration/account-transfers'

/** Does what is due now. */
export const carryOut = (server: TestServer) => carryOutTransfers(server.running.platform, departing, 'a test')

export const write = (server: TestServer, work: ReturnType<typeof sql>) =>
  server.running.platform.database.write('system', (tx) => work.execute(tx.db))

type Person = Awaited<ReturnType<typeof aPerson>>

/** Two brokerages with an admin and staff each, and an account of the first with an Admin of the insured. */
export interface Parties {
  readonly account: string
  readonly from: string
  readonly to: string
  readonly giver: Person
  readonly giverStaff: Person
  readonly taker: Person
  readonly takerStaff: Person
  readonly insured: Person
}

export async function parties(server: TestServer): Promise<Parties> {
  const [from, to] = [await aBrokerage(server), await aBrokerage(server)]
  const account = await anAccount(server, from)
  const at = (brokerage: string, role: 'ADMIN' | 'ADVISOR') => aPerson(server, { brokerage, roles: [role] })
  return {
    account,
    from,
    to,
    giver: await at(from, 'ADMIN'),
    giverStaff: await at(from, 'ADVISOR'),
    taker: await at(to, 'ADMIN'),
    takerStaff: await at(to, 'ADVISOR'),
    insured: await aPerson(server, { account, role: 'ADMIN' }),
  }
}

/** A day so many days from now, by the clocks of the account. */
export const dayIn = (server: TestServer, days: number): string =>
  addDays(wallTimeOf(server.clock.now(), zone).day, days)

export const draftOf = (server: TestServer, { account, to, takerStaff }: Parties, days = 10) => ({
  accountCode: account,
  toBrokerage: to,
  manager: takerStaff.userId,
  advisor: '',
  accountManager: '',
  effectiveOn: dayIn(server, days),
  reason: 'The insured asked for it',
})

export const propose = (client: TestClient, draft: object) => client.post(platformCalls, draft)

/** Proposes a move and answers its id. */
export async function proposed(server: TestServer, all: Parties, days = 10): Promise<string> {
  const admin = await server.signIn('admin@portico.test')
  const { status, body } = await propose(admin, draftOf(server, all, days))
  expect([status, body.message]).toEqual([201, undefined])
  return body.transfer.id
}

export const atPlatform = (id: string): string => `${platformCalls}/${id}`
export const atBrokerage = (code: string, id = ''): string =>
  `/api/brokerages/${code}/account-transfers${id === '' ? '' : `/${id}`}`
export const atAccount = (code: string): string => `/api/accounts/${code}/account-transfers`

/** Proposes a move that both brokerages confirm. */
export async function agreed(server: TestServer, all: Parties, days = 10): Promise<string> {
  return confirmedByBoth(await proposed(server, all, days), all)
}

async function confirmedByBoth(id: string, all: Parties): Promise<string> {
  const [giver, taker] = [await all.giver.signIn(), await all.taker.signIn()]
  expect((await giver.post(`${atBrokerage(all.from, id)}/confirm`)).status).toBe(200)
  expect((await taker.post(`${atBrokerage(all.to, id)}/confirm`)).body.transfer.state).toBe('AGREED')
  return id
}

export const atShare = '/api/administration/account-shares'

export const shareDraftOf = (server: TestServer, { account, to }: Parties, days = 5) => ({
  accountCode: account,
  toBrokerage: to,
  effectiveOn: dayIn(server, days),
  endsOn: '',
  reason: 'Both serve the insured',
})

export const proposeShare = (client: TestClient, draft: object) => client.post(atShare, draft)

/** Proposes a share and answers its id. */
export async function proposedShare(server: TestServer, all: Parties, changed: object = {}): Promise<string> {
  const admin = await server.signIn('admin@portico.test')
  const { status, body } = await proposeShare(admin, { ...shareDraftOf(server, all), ...changed })
  expect([status, body.message]).toEqual([201, undefined])
  return body.transfer.id
}

/** Proposes a share that both brokerages confirm. */
export const agreedShare = async (server: TestServer, all: Parties, changed: object = {}): Promise<string> =>
  confirmedByBoth(await proposedShare(server, all, changed), all)

/** A share that has begun. */
export async function shareInForce(server: TestServer, all: Parties): Promise<string> {
  const day = dayIn(server, 2)
  const id = await agreedShare(server, all, { effectiveOn: day })
  turnTo(server, day, 1)
  await carryOut(server)
  expect(await stateOf(server, id)).toBe('IN_FORCE')
  return id
}

/** Turns the clock to so many minutes after a day begins where the account is. */
export function turnTo(server: TestServer, day: string, minutes: number): void {
  const begins = instantOf({ day, time: '00:00' }, zone).getTime()
  server.clock.advance(begins + minutes * 60_000 - server.clock.now().getTime())
}

/** The state of a transfer as it is stored. */
export async function stateOf(server: TestServer, id: string): Promise<string> {
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql<{ state: string }>`select state from account_transfers where id = ${id}`.execute(tx.db),
  )
  return rows[0]!.state
}
