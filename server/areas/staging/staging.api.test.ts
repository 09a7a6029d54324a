import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stagingMessages } from '@portico/contract/areas/staging/staging.messages.ts'
import { loggedLimit, type StagedValue, type Staging } from '@portico/contract/areas/staging/staging.shapes.ts'
import { describe, expect, test, vi } from 'vitest'
import { auditOf, notificationsOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'

const server = useTestServer()
const path = '/api/accounts/ACME/staging'
const fileOf = (type: 'json' | 'csv') => join(server.dataDir, 'agency', `ACME.${type}`)
const stored = async () => JSON.parse(await readFile(fileOf('json'), 'utf8'))

const staging = async (client: TestClient): Promise<Staging> => (await client.get(path)).body
const valueOf = (all: Staging, key: string): StagedValue => all.values.find((value) => value.key === key)!
const decide = (client: TestClient, values: readonly StagedValue[], kind: string, comment = '') =>
  client.post(`${path}/decisions`, { values: values.map(({ key, mark }) => ({ key, mark })), kind, comment })

/** Waits until no push is under way. */
const settled = (client: TestClient): Promise<Staging> =>
  vi.waitUntil(
    async () => {
      const all = await staging(client)
      return all.pushes.some(({ state }) => state === 'QUEUED') ? undefined : all
    },
    { timeout: 60_000, interval: 100 },
  )

/** Changes what the agency system holds, as someone who works there would. */
async function changeThere(key: string, value: string): Promise<void> {
  const record = await stored()
  const fields = record.fields.map((field: { key: string }) => (field.key === key ? { ...field, value } : field))
  await writeFile(fileOf('json'), JSON.stringify({ ...record, fields }))
}

describe('staging', () => {
  test('shows what the client told beside what the agency system holds', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    const { body } = await advisor.post(`${path}/read`)
    const name = valueOf(body, 'yearsInBusiness')
    expect(name).toMatchObject({
      label: 'Years in business',
      incoming: '27',
      decision: null,
    })
    expect(body.readAt).not.toBeNull()
  })

  test('accepts in bulk, sends, reads back, and shows nothing more to decide', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    const before = await staging(advisor)
    const { status, body } = await decide(advisor, before.values, 'ACCEPTED')
    expect(status).toBe(200)
    expect(body.values.every(({ decision }: StagedValue) => decision?.kind === 'ACCEPTED')).toBe(true)
    expect((await advisor.post(`${path}/pushes`)).status).toBe(202)
    const after = await settled(advisor)
    expect(after.values).toEqual([])
    expect(after.same).toBe(before.same + before.values.length)
    expect(after.pushes[0]).toMatchObject({ state: 'SENT', tries: 1, fault: null, by: 'Nora Whitfield' })
    expect(after.pushes[0]!.count).toBe(before.values.length)
    expect(after.pushes[0]!.values).toHaveLength(loggedLimit)
    expect((await stored()).fields).toContainEqual({
      key: 'yearsInBusiness',
      label: 'Years in business',
      value: '27',
    })
    expect(await readFile(fileOf('csv'), 'utf8')).toContain('yearsInBusiness,Years in business,27')
    expect((await auditOf(server, 'staging', 'ACME')).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['staging.read', 'staging.decide', 'staging.push', 'staging.sent']),
    )
  })

  test('does not push over what was changed in the agency system until someone decides', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    await changeThere('yearsInBusiness', '30')
    await advisor.post(`${path}/read`)
    const conflict = valueOf(await staging(advisor), 'yearsInBusiness')
    expect(conflict).toMatchObject({ held: '30', pushed: '27', isConflict: true })
    const refused = await advisor.post(`${path}/pushes`)
    expect([refused.status, refused.body.message]).toEqual([422, stagingMessages.undecided(1)])

    const silent = await decide(advisor, [conflict], 'REJECTED')
    expect([silent.status, silent.body.fields]).toEqual([422, { comment: stagingMessages.commentRequired }])
    const { body } = await decide(advisor, [conflict], 'REJECTED', 'Your charter says 1996.')
    expect(valueOf(body, 'yearsInBusiness').decision).toMatchObject({ kind: 'REJECTED' })
    expect(await notificationsOf(server, 'Your charter says 1996.')).not.toEqual([])

    const nothing = await advisor.post(`${path}/pushes`)
    expect([nothing.status, nothing.body.message]).toEqual([422, stagingMessages.nothingAccepted])
    const open = await decide(advisor, [conflict], 'OPEN')
    expect(valueOf(open.body, 'yearsInBusiness').decision).toBeNull()
  })

  test('takes no decision on values that moved meanwhile', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    const seen = valueOf(await staging(advisor), 'yearsInBusiness')
    await changeThere('yearsInBusiness', '31')
    await advisor.post(`${path}/read`)
    const { status, body } = await decide(advisor, [seen], 'ACCEPTED')
    expect([status, body.message]).toEqual([409, stagingMessages.moved])
  })

  test('tells why a push failed, and sends it when it is tried again', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    await decide(advisor, [valueOf(await staging(advisor), 'yearsInBusiness')], 'ACCEPTED')
    const whole = await readFile(fileOf('json'), 'utf8')
    await writeFile(fileOf('json'), 'not what an agency system says')
    const unreadable = await advisor.post(`${path}/read`)
    expect([unreadable.status, unreadable.body.message]).toEqual([503, stagingMessages.readFailed])
    await advisor.post(`${path}/pushes`)
    const failed = (await settled(advisor)).pushes[0]!
    expect(failed).toMatchObject({ state: 'FAILED', fault: expect.stringContaining('JSON') })
    expect((await advisor.post(`${path}/pushes/${failed.number + 1}/retry`)).status).toBe(404)

    await writeFile(fileOf('json'), whole)
    expect((await advisor.post(`${path}/pushes/${failed.number}/retry`)).status).toBe(202)
    const sent = await settled(advisor)
    expect(sent.pushes[0]).toMatchObject({ number: failed.number, state: 'SENT', fault: null })
    expect(sent.values).toEqual([])
    const again = await advisor.post(`${path}/pushes/${failed.number}/retry`)
    expect([again.status, again.body.message]).toEqual([409, stagingMessages.notFailed])
  })

  test('starts from nothing where the agency system does not know the account', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    await rm(fileOf('json'))
    const { body } = await advisor.post(`${path}/read`)
    expect(body.same).toBe(0)
    expect(valueOf(body, 'yearsInBusiness')).toMatchObject({ held: null, isConflict: true })
  })
})

describe('authority', () => {
  test('the account’s own people see nothing of it', async () => {
    for (const user of ['owner@acme.test', 'viewer@acme.test']) {
      const { status, body } = await (await server.signIn(user)).get(path)
      expect([status, body.message]).toEqual([403, stagingMessages.onlyStaff])
    }
    expect((await (await server.signIn('owner@ridge.test')).get(path)).status).toBe(404)
  })

  test('an account whose brokerage does not stage has none', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    const { status, body } = await advisor.get('/api/accounts/BAYSIDE/staging')
    expect([status, body.message]).toEqual([403, stagingMessages.off])
  })
})
