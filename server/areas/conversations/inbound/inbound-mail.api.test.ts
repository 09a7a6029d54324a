import { conversationMessages } from '@portico/contract/areas/conversations/conversation.messages.ts'
import type { Conversation } from '@portico/contract/areas/conversations/conversation.shapes.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { deliverSigned, signatureOf } from '../../../app/test/signed-delivery.ts'
import { messagesTo } from '../../../app/test/sent-messages.ts'
import { useTestServer } from '../../../app/test/test-server.ts'

const secret = 'a-secret-that-only-the-mail-provider-has'
const server = useTestServer(undefined, {
  PORTICO_INBOUND_SECRET: secret,
  PORTICO_REPLY_DOMAIN: 'reply.portal.example',
})
const path = '/api/accounts/ACME/conversations'
const from = 'Elena Castillo <Owner@acme.test>'
const dayMs = 86_400_000

const mailOf = (mail: object) => ({
  from,
  subject: 'Re: it',
  messageId: `<${crypto.randomUUID()}@acme.test>`,
  text: 'An answer',
  ...mail,
})

/** A mail as the provider hands it over, without the portal's own header. */
function deliver(mail: object) {
  server.clock.advance(1000)
  return deliverSigned(server, '/open/inbound-mail', mailOf(mail), { secret })
}

/** A conversation that the advisor began, and the address at which the owner answers. */
async function aConversation(): Promise<{ made: Conversation; address: string }> {
  const advisor = await server.signIn('advisor@harbor.test')
  const subject = `Shall we? ${crypto.randomUUID()}`
  const { body } = await advisor.post(path, { topic: 'question', subject, text: 'Shall we renew?' })
  const mail = (await messagesTo(server, 'owner@acme.test')).find((sent) => sent.subject.endsWith(subject))!
  const [address = ''] = /reply\+\S+@reply\.portal\.example/.exec(mail.text) ?? []
  return { made: body, address }
}

async function seenByStaff({ id }: Conversation) {
  const advisor = await server.signIn('advisor@harbor.test')
  return (await advisor.get(`${path}/${id}`)).body
}

const textsOf = ({ messages }: { messages: { text: string }[] }) => messages.map(({ text }) => text)

describe('an answer by mail', () => {
  test('enters its conversation as a message of its person, without what it quotes', async () => {
    const { made, address } = await aConversation()
    const text = 'Yes, please.\n\nOn Tue, Mar 3, 2026 at 9:14 AM Portico <p@portal.example> wrote:\n> Shall we renew?'
    expect((await deliver({ to: [`"Portico" <${address.toUpperCase()}>`], text })).status).toBe(202)
    const seen = await seenByStaff(made)
    expect(seen.messages[0]).toMatchObject({
      by: 'Elena Castillo',
      text: 'Yes, please.',
      isByMail: true,
      isStaff: false,
    })
    expect(seen.conversation.status).toBe('WAITING_BROKER')
  })

  test('enters once however often the provider sends it', async () => {
    const { made, address } = await aConversation()
    const mail = { to: [address], messageId: '<same@acme.test>' }
    await deliver(mail)
    await Promise.all([deliver(mail), deliver(mail)])
    expect(textsOf(await seenByStaff(made))).toEqual(['An answer', 'Shall we renew?'])
  })

  test('changes nothing and is answered alike where its address leads nowhere, or it says nothing', async () => {
    const { made, address } = await aConversation()
    const unknown = `reply+${'0'.repeat(52)}@reply.portal.example`
    const answers = [
      await deliver({ to: [unknown] }),
      await deliver({ to: ['someone@reply.portal.example'] }),
      await deliver({ to: [address], text: '> Shall we renew?' }),
    ]
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      Array.from({ length: 3 }, () => ({ status: 202, body: answers[0]!.body })),
    )
    expect(textsOf(await seenByStaff(made))).toEqual(['Shall we renew?'])
  })

  test('of another sender waits for the brokerage, unseen by the client, and is accepted or discarded once', async () => {
    const { made, address } = await aConversation()
    const stranger = { to: [address], from: 'site-office@acme.test' }
    await deliver({ ...stranger, text: 'The foreman says yes' })
    await deliver({ ...stranger, text: 'Buy these pills, 123-45-6789' })
    const { conversation, messages } = await seenByStaff(made)
    expect(messages).toHaveLength(1)
    expect(conversation.quarantined.map(({ text }: { text: string }) => text)).toEqual([
      'The foreman says yes',
      'Buy these pills, ***-**-****',
    ])
    const owner = await server.signIn('owner@acme.test')
    expect((await owner.get(`${path}/${made.id}`)).body.conversation.quarantined).toEqual([])
    const advisor = await server.signIn('advisor@harbor.test')
    const [good, bad] = conversation.quarantined.map(({ id }: { id: string }) => `${path}/${made.id}/mails/${id}`)
    expect((await owner.post(good, { accept: true })).status).toBe(403)
    expect((await advisor.post(bad, { accept: false })).status).toBe(200)
    expect((await advisor.post(good, { accept: true })).body.quarantined).toEqual([])
    const again = await advisor.post(good, { accept: true })
    expect([again.status, again.body.message]).toEqual([409, conversationMessages.decided])
    expect((await owner.get(`${path}/${made.id}`)).body.messages[0]).toMatchObject({
      by: 'site-office@acme.test',
      text: 'The foreman says yes',
    })
  })

  test('is taken for 90 days after the last one, unless the brokerage ends the address before', async () => {
    const { made, address } = await aConversation()
    server.clock.advance(80 * dayMs)
    await deliver({ to: [address], text: 'After 80 days' })
    server.clock.advance(80 * dayMs)
    await deliver({ to: [address], text: 'After 160 days' })
    server.clock.advance(91 * dayMs)
    await deliver({ to: [address], text: 'Too late' })
    expect(textsOf(await seenByStaff(made))).toEqual(['After 160 days', 'After 80 days', 'Shall we renew?'])
    const next = await aConversation()
    const advisor = await server.signIn('advisor@harbor.test')
    expect((await advisor.delete(`${path}/${next.made.id}/addresses`)).status).toBe(204)
    await deliver({ to: [next.address] })
    expect(textsOf(await seenByStaff(next.made))).toEqual(['Shall we renew?'])
  })

  test('of someone who may no longer open the account changes nothing', async () => {
    const { made, address } = await aConversation()
    const { database } = server.running.platform
    const role = sql`account_code = 'ACME' and user_id = (select id from users where username = 'owner@acme.test')`
    const { rows } = await database.write('system', (tx) =>
      sql<{ role: string; permissions: string[] }>`delete from account_roles where ${role} returning *`.execute(tx.db),
    )
    await deliver({ to: [address] })
    expect(textsOf(await seenByStaff(made))).toEqual(['Shall we renew?'])
    await database.write('system', (tx) =>
      sql`insert into account_roles (account_code, user_id, role, permissions)
        select 'ACME', id, ${rows[0]!.role}, ${rows[0]!.permissions}::text[] from users
        where username = 'owner@acme.test'`.execute(tx.db),
    )
  })
})

describe('the call of the mail provider', () => {
  const inbound = '/open/inbound-mail'
  const post = (body: object, headers: Record<string, string>) =>
    server.visitor().post(inbound, body, { headers: { 'x-requested-with': undefined, ...headers } })
  const minutesAgo = (minutes: number) => new Date(server.clock.now().getTime() - minutes * 60_000)

  test('is not there without a signature over id, time and body, made with the secret less than 5 minutes ago', async () => {
    const body = mailOf({ to: ['x'] })
    const at = server.clock.now()
    const signed = signatureOf(JSON.stringify(body), { secret, id: 'one', at })
    const unsigned: Record<string, string>[] = [
      {},
      { 'x-portico-inbound-secret': secret },
      { ...signed, 'webhook-id': 'another' },
      { ...signed, 'webhook-timestamp': String(Number(signed['webhook-timestamp']) + 1) },
      { ...signed, 'webhook-signature': 'v1,' },
      signatureOf(JSON.stringify(body), { secret: 'a-guess', id: 'one', at }),
      signatureOf(JSON.stringify(body), { secret, id: 'one', at: minutesAgo(6) }),
      signatureOf(JSON.stringify(body), { secret, id: 'one', at: minutesAgo(-6) }),
    ]
    for (const headers of unsigned) expect((await post(body, headers)).status).toBe(404)
    expect((await post({ ...body, text: 'Changed on its way' }, signed)).status).toBe(404)
    expect((await server.visitor().post(inbound, undefined, { headers: signed })).status).toBe(404)
    const signatures = `v1,bm90aGluZw== ${signed['webhook-signature']}`
    expect((await post(body, { ...signed, 'webhook-signature': signatures })).status).toBe(202)
  })

  test('takes a delivery once, also where it is sent several times at once', async () => {
    const { made, address } = await aConversation()
    const sent = () => deliverSigned(server, inbound, mailOf({ to: [address] }), { secret, id: 'sent-often' })
    const answers = [...(await Promise.all([sent(), sent(), sent()])), await sent()]
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([202, 409, 409, 409])
    expect(textsOf(await seenByStaff(made))).toHaveLength(2)
  })

  test('keeps nothing of a token but its hash', async () => {
    const { address } = await aConversation()
    const token = /reply\+([0-9a-v]+)@/.exec(address)![1]!
    const { rows } = await server.running.platform.database.read('system', (tx) =>
      sql<{ kept: string }>`select encode(token_hash, 'hex') as kept from conversation_reply_addresses`.execute(tx.db),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
