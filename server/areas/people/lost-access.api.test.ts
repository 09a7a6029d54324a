import { afterEach, beforeAll, expect, test } from 'vitest'
import { EventStreamReader, type ReadEvent } from '../../app/test/event-stream-reader.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { aPerson } from './test/people.builders.ts'

const server = useTestServer()
let reader: EventStreamReader
beforeAll(() => server.running.app.listen({ port: 0 }))
afterEach(() => reader.close())

async function open(client: TestClient): Promise<EventStreamReader> {
  reader = new EventStreamReader(server.running.app, client)
  expect(await reader.status).toBe(200)
  return reader
}

const changeOf = (account: string) => (event: ReadEvent) =>
  event.event === 'change' && event.data.accountCode === account
const marksTheEnd = ({ event, data }: ReadEvent) => event === 'notification' && data.note === 'Marks the end'

/** Something happens on the account, then somewhere else something that the person is told of. */
async function goOn(account: string, toldOn: string, told: string): Promise<void> {
  const advisor = await server.signIn('advisor@harbor.test')
  await advisor.post(`/api/accounts/${account}/tasks`, { details: 'Not for those who left' })
  await advisor.post(`/api/accounts/${toldOn}/tasks`, { details: 'Marks the end', tagged: told })
}

test('who was removed from an account hears no more of it, in the stream that is open', async () => {
  const owner = await server.signIn('owner@acme.test')
  const client = await server.signIn('multi@acme.test')
  const stream = await open(client)
  await owner.post('/api/accounts/ACME/tasks', { details: 'While they were here' })
  await stream.until(changeOf('ACME'))
  const { items } = (await owner.get('/api/accounts/ACME/people?search=multi@acme.test')).body
  const heard = stream.events.length
  expect((await owner.delete(`/api/accounts/ACME/people/${items[0].userId}`)).status).toBe(204)
  await goOn('ACME', 'BAYSIDE', 'multi@acme.test')
  await stream.until(marksTheEnd)
  // Whether a change or a notification of it comes first is left open.
  await stream.until((event) => changeOf('BAYSIDE')(event) && stream.events.lastIndexOf(event) >= heard)
  expect(stream.events.slice(heard).filter(changeOf('ACME'))).toEqual([])
  expect(stream.events.slice(heard).filter(changeOf('BAYSIDE'))).toHaveLength(1)
})

test('who was taken off the staff hears no more of the brokerage’s accounts', async () => {
  const person = await aPerson(server, { brokerage: 'HARBOR', roles: ['ADVISOR'], account: 'BAYSIDE' })
  const stream = await open(await person.signIn())
  await goOn('NORTH', 'BAYSIDE', person.email)
  await stream.until(changeOf('NORTH'))
  await stream.until(marksTheEnd)
  const brokerAdmin = await server.signIn('broker-admin@harbor.test')
  expect((await brokerAdmin.delete(`/api/brokerages/HARBOR/people/${person.userId}`)).status).toBe(204)
  const heard = stream.events.length
  await goOn('NORTH', 'BAYSIDE', person.email)
  await stream.until((event) => marksTheEnd(event) && stream.events.lastIndexOf(event) >= heard)
  expect(stream.events.slice(heard).filter(changeOf('NORTH'))).toEqual([])
})

test('whose rights change is told so in the open stream', async () => {
  const person = await aPerson(server, { account: 'BAYSIDE' })
  const owner = await server.signIn('multi@acme.test')
  const stream = await open(await person.signIn())
  const { items } = (await owner.get(`/api/accounts/BAYSIDE/people?search=${person.email}`)).body
  const { role, permissions } = items[0]
  const body = { role: 'USER', permissions: ['OP_READ_MOD'], was: { role, permissions } }
  expect((await owner.put(`/api/accounts/BAYSIDE/people/${person.userId}`, body)).status).toBe(200)
  await stream.until(({ event }) => event === 'rights')
})
