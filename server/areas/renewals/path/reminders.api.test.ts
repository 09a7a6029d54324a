import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { auditOf, messagesOf } from '../../../app/test/audit-trail.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { storeFlag } from '../../features/test/stored-flags.ts'
import { moveRenewal } from '../test/move-renewal.ts'
import { RenewalClient } from '../test/renewal-client.ts'
import { remindOfSlipping } from './remind-of-slipping.ts'

const server = useTestServer()
const dayMs = 86_400_000

const renewalOf = async (account: string) => new RenewalClient(await server.signIn('admin@portico.test'), account).get()
const run = () => remindOfSlipping(server.running.platform, 'reminders')

interface Reminded {
  readonly kind: string
  readonly to: readonly string[]
}

/** Of which steps the portal has reminded whom since it was asked last. */
async function remindersOf(account: string): Promise<() => Promise<readonly Reminded[]>> {
  const { id } = await renewalOf(account)
  const all = async () => {
    const entries = (await auditOf(server, 'renewal', id)).filter(({ action }) => action === 'renewal.nudge')
    expect(entries.filter(({ actor }) => actor !== null)).toEqual([])
    return entries.map(({ after }) => after as Reminded & { readonly isAutomatic: boolean })
  }
  let known = (await all()).length
  return async () => {
    const now = await all()
    const fresh = now.slice(known)
    known = now.length
    expect(fresh.every(({ isAutomatic }) => isAutomatic)).toBe(true)
    return fresh
  }
}
/** Makes a renewal be of these sections. */
const choose = (account: string, value: readonly string[]) => storeFlag(server, account, 'RENEWAL_OPTIONS', [...value])
/** Has the one person of RIDGE hold a role there, and these codes. */
const hold = (role: 'ADMIN' | 'USER', permissions: readonly string[]) =>
  server.running.platform.database.write('system', (tx) =>
    sql`update account_roles set role = ${role}, permissions = ${[...permissions]}::text[]
      where account_code = 'RIDGE'`.execute(tx.db),
  )
const kinds = (reminded: readonly Reminded[]) => reminded.map(({ kind }) => kind)

test('sections that slip past their latest safe day are reminded of by themselves, each once in the days that are usual', async () => {
  await choose('ACME', ['PROFILE', 'SCHEDULES', 'LOSS_RUNS', 'MOD', 'FINANCIALS'])
  const reminders = await remindersOf('ACME')
  await run()
  const first = await reminders()
  // Someone was reminded of the schedules two days ago, by hand; the financials are complete.
  expect(first.map(({ kind, to }) => [kind, to])).toEqual([
    ['PROFILE', ['Elena Castillo']],
    ['LOSS_RUNS', ['Marcus Bell']],
    ['MOD', ['Daniel Okafor']],
  ])
  const { sections, effectiveOn } = await renewalOf('ACME')
  expect(sections.find(({ kind }) => kind === 'PROFILE')?.nudged).toEqual({
    by: null,
    at: server.clock.now().toISOString(),
  })
  const [year, month, day] = addDays(effectiveOn, -100).split('-')
  const mails = await messagesOf(server, renewalMessages.late(`${month}/${day}/${year}`))
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['claims@harbor.test', 'manager@harbor.test', 'owner@acme.test'])
  await run()
  expect(await reminders()).toEqual([])
  server.clock.advance(dayMs)
  await run()
  expect(kinds(await reminders())).toEqual(['SCHEDULES'])
  server.clock.advance(2 * dayMs)
  await run()
  expect(kinds(await reminders())).toEqual(['PROFILE', 'LOSS_RUNS', 'MOD'])
})

test('once the sections are complete whoever has the next step is reminded, brokerage and client alike, never the market', async () => {
  await choose('BAYSIDE', ['FINANCIALS'])
  const staff = new RenewalClient(await server.signIn('manager@harbor.test'), 'BAYSIDE')
  expect((await staff.mark('FINANCIALS', { mark: 'N_A' })).status).toBe(200)
  const reminders = await remindersOf('BAYSIDE')
  const after = async (days: number) => {
    server.clock.advance(days * dayMs)
    await run()
    return (await reminders()).map(({ kind, to }) => [kind, to])
  }
  expect(await after(0)).toEqual([])
  expect(await after(45)).toEqual([['REVIEW', ['Daniel Okafor']]])
  await moveRenewal(server, 'BAYSIDE', 'TO_MARKET')
  expect(await after(30)).toEqual([])
  await moveRenewal(server, 'BAYSIDE', 'PROPOSAL')
  expect(await after(45)).toEqual([['CLIENT_DECISION', ['Owen Bradley']]])
})

test('a brokerage sets how often, or switches it off', async () => {
  const path = '/api/brokerages/SUMMIT/renewal-lead-times'
  const set = async (remindEvery: number | null) => {
    const admin = await server.signIn('admin@portico.test')
    const answer = await admin.put(path, { rules: [], remindEvery })
    expect([answer.status, answer.body.message]).toEqual([200, undefined])
  }
  const admin = await server.signIn('admin@portico.test')
  const effectiveOn = server.today(60)
  expect((await admin.post('/api/accounts/RIDGE/renewals', { effectiveOn })).status).toBe(201)
  const reminders = await remindersOf('RIDGE')
  const after = async (days: number) => {
    server.clock.advance(days * dayMs)
    await run()
    return (await reminders()).length > 0
  }
  await set(null)
  // Of 60 days the sections have the first 10.
  expect(await after(11)).toBe(false)
  await set(10)
  expect(await after(0)).toBe(true)
  expect(await after(9)).toBe(false)
  expect(await after(1)).toBe(true)
})

test('where no Admin of the client may act its Users are reminded, and where nobody of it may the brokerage is', async () => {
  await choose('RIDGE', ['PROFILE', 'FINANCIALS'])
  const reminders = await remindersOf('RIDGE')
  const reminded = async () => {
    server.clock.advance(10 * dayMs)
    await run()
    return Object.fromEntries((await reminders()).map(({ kind, to }) => [kind, to]))
  }
  await hold('ADMIN', [])
  expect(await reminded()).toEqual({ PROFILE: ['Caleb Reyes'], FINANCIALS: ['Caleb Reyes'] })
  await hold('USER', ['OP_READ_COMP_PROFILE'])
  expect(await reminded()).toEqual({ PROFILE: ['Harriet Vance'], FINANCIALS: ['Caleb Reyes'] })
})
