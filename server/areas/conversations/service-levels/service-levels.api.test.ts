import { conversationTopics } from '@portico/contract/areas/conversations/conversation-topics.ts'
import { afterWorkingHours } from '@portico/contract/areas/conversations/conversation.rules.ts'
import { expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { aBrokerage, anAccount, aPerson } from '../../people/test/people.builders.ts'

const server = useTestServer()

test('a brokerage sets its service levels, by which new messages of its clients are due', async () => {
  const brokerage = await aBrokerage(server)
  const account = await anAccount(server, brokerage)
  const admin = await (await aPerson(server, { brokerage, roles: ['ADMIN'] })).signIn()
  const advisor = await (await aPerson(server, { brokerage, roles: ['ADVISOR'] })).signIn()
  const client = await (await aPerson(server, { account, role: 'ADMIN' })).signIn()
  const path = `/api/brokerages/${brokerage}/service-levels`
  const usual = Object.fromEntries(
    Object.entries(conversationTopics).map(([topic, { answerHours }]) => [topic, answerHours]),
  )
  expect((await advisor.get(path)).body).toEqual(usual)

  const conversations = `/api/accounts/${account}/conversations`
  const ask = async (topic: string) => {
    const asked = server.clock.now()
    const made = await client.post(conversations, { topic, subject: 'A question', text: 'Are we covered?' })
    const at = `${conversations}/${made.body.id}`
    return { asked, path: at, due: (await admin.get(at)).body.conversation.dueEpoch as number }
  }
  const before = await ask('claim')
  const set = { ...usual, claim: 90 }
  expect((await admin.put(path, set)).body).toEqual(set)
  expect((await advisor.get(path)).body).toEqual(set)
  expect((await admin.get(before.path)).body.conversation.dueEpoch).toBe(before.due)
  const zone = 'America/New_York'
  const after = await ask('claim')
  expect(after.due).toBe(afterWorkingHours(after.asked, 90, zone).getTime())

  await admin.post(`${after.path}/messages`, { text: 'Yes.', internal: false })
  const askedAgain = server.clock.now()
  await client.post(`${after.path}/messages`, { text: 'And the trailer?', internal: false })
  const { dueEpoch } = (await admin.get(after.path)).body.conversation
  expect(dueEpoch).toBe(afterWorkingHours(askedAgain, 90, zone).getTime())

  expect(await auditOf(server, 'brokerage', brokerage)).toMatchObject([
    { action: 'brokerage.service-levels', before: usual, after: set },
  ])
})

test('only admins of the brokerage set service levels, of 1 to 240 hours', async () => {
  const path = '/api/brokerages/HARBOR/service-levels'
  const admin = await server.signIn('broker-admin@harbor.test')
  const { body: levels } = await admin.get(path)
  const refused = await Promise.all([0, 241, null, 1.5].map((hours) => admin.put(path, { ...levels, claim: hours })))
  for (const { status, body } of refused) expect([status, Object.keys(body.fields)]).toEqual([422, ['claim']])
  expect((await (await server.signIn('advisor@harbor.test')).put(path, levels)).status).toBe(403)
})
