import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestServer } from '../../app/test/test-server.ts'
import { insertRow } from '../../platform/database/rows.ts'
import { newId } from '../../platform/ids.ts'
import { aBrokerage, anAccount, aPerson } from '../people/test/people.builders.ts'
import { waitingDigests } from './digests.view.ts'

const server = useTestServer()

test('what a digest says of a suspended brokerage waits until it is reinstated', async () => {
  const admin = await server.signIn('admin@portico.test')
  const code = await aBrokerage(server)
  const account = await anAccount(server, code)
  const { email } = await aPerson(server, { account, role: 'ADMIN' })
  const { database, now } = server.running.platform
  const { rows } = await database.read('system', (tx) =>
    sql<{ id: string }>`select id from users where email = ${email}`.execute(tx.db),
  )
  const userId = rows[0]!.id
  const told = { message: 'Your task is due tomorrow', note: null, link: null, told_at: now(), leaves_at: now() }
  await database.write({ account }, (tx) =>
    insertRow(tx, 'notification_digests', { account_code: account, id: newId(now()), user_id: userId, ...told }),
  )
  const waiting = async () => {
    const all = await database.read('system', (tx) => waitingDigests(tx, now()))
    return all.filter((digest) => digest.userId === userId)
  }
  const brokerage = `/api/administration/brokerages/${code}`
  await admin.post(`${brokerage}/suspend`, { reason: 'Contract ended' })
  expect(await waiting()).toEqual([])
  await admin.post(`${brokerage}/reinstate`, { reason: 'New contract' })
  expect(await waiting()).toEqual([{ userId, accounts: [account] }])
})
