import { conversationMessages } from '@portico/contract/areas/conversations/conversation.messages.ts'
import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import { expect, test } from 'vitest'
import { deliverSigned } from '../../../app/test/signed-delivery.ts'
import { messagesTo } from '../../../app/test/sent-messages.ts'
import { useTestServer } from '../../../app/test/test-server.ts'

const secret = 'a-secret-that-only-the-mail-provider-has'
const server = useTestServer(undefined, {
  PORTICO_INBOUND_SECRET: secret,
  PORTICO_REPLY_DOMAIN: 'reply.portal.example',
})
const path = '/api/accounts/ACME/conversations'
const pdf = '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n'
const attachment = (name: string, content: string) => ({ name, content: Buffer.from(content).toString('base64') })

/** A conversation that the advisor began, what a mail of the owner into it does, and what the owner reads of it then. */
async function aConversation() {
  const advisor = await server.signIn('advisor@harbor.test')
  const owner = await server.signIn('owner@acme.test')
  const subject = `Shall we? ${crypto.randomUUID()}`
  const { body } = await advisor.post(path, { topic: 'question', subject, text: 'Shall we renew?' })
  const invitation = (await messagesTo(server, 'owner@acme.test')).find((sent) => sent.subject.endsWith(subject))!
  const to = [/reply\+\S+@reply\.portal\.example/.exec(invitation.text)![0]]
  const messageId = `<${crypto.randomUUID()}@acme.test>`
  return {
    deliver: (mail: object) => {
      server.clock.advance(1000)
      return deliverSigned(
        server,
        '/open/inbound-mail',
        { from: 'owner@acme.test', to, messageId, ...mail },
        { secret },
      )
    },
    seen: async () => (await owner.get(`${path}/${body.id}`)).body.messages,
    quarantined: async () => (await advisor.get(`${path}/${body.id}`)).body.conversation.quarantined,
    documents: async () => (await owner.get('/api/accounts/ACME/documents?limit=1')).body.total as number,
  }
}

test('files of a mail are documents of the account that go with its message, once; the refused are named', async () => {
  const { deliver, seen, documents } = await aConversation()
  const before = await documents()
  const mail = {
    text: 'Signed, see attached.',
    attachments: [
      attachment('Signed binder.pdf', pdf),
      attachment('Signed binder.pdf', pdf),
      attachment('setup.exe', 'MZ'),
      attachment('Plan.pdf', 'no PDF at all'),
    ],
  }
  expect((await deliver(mail)).status).toBe(202)
  await deliver(mail)
  const [message, ...others] = await seen()
  expect(message.attachments.map(({ name }: { name: string }) => name).toSorted()).toEqual([
    'Signed binder (2).pdf',
    'Signed binder.pdf',
  ])
  expect(message.text.split('\n')).toEqual([
    'Signed, see attached.',
    '',
    conversationMessages.notKept,
    `setup.exe: ${documentMessages.formatUnknown}`,
    `Plan.pdf: ${documentMessages.contentDiffers}`,
  ])
  expect(others).toHaveLength(1)
  expect(await documents()).toBe(before + 2)
})

test('a mail sent twice at once leaves its files once', async () => {
  const { deliver, documents, seen } = await aConversation()
  const before = await documents()
  const mail = { text: 'Twice', attachments: [attachment('Twice.txt', 'twice')] }
  await Promise.all([deliver(mail), deliver(mail)])
  expect(await documents()).toBe(before + 1)
  expect((await seen())[0].attachments).toHaveLength(1)
})

test('a mail of a file alone is a message; of many files the first 20 are kept', async () => {
  const { deliver, seen } = await aConversation()
  const attachments = Array.from({ length: 21 }, (_, at) => attachment(`Page ${at + 1}.txt`, 'a page'))
  await deliver({ messageId: '<one@acme.test>', attachments: attachments.slice(0, 1) })
  await deliver({ messageId: '<many@acme.test>', attachments })
  const [many, one] = await seen()
  expect([one.text, one.attachments.length]).toEqual([conversationMessages.wordless, 1])
  expect(many.text).toBe(`${conversationMessages.notKept}\nPage 21.txt: ${conversationMessages.tooManyFiles}`)
  expect(many.attachments).toHaveLength(20)
})

test('files of an unknown sender are named to the brokerage and not kept', async () => {
  const { deliver, quarantined, documents } = await aConversation()
  const before = await documents()
  await deliver({ from: 'site@acme.test', text: 'From the site', attachments: [attachment('Photo.pdf', pdf)] })
  const [mail] = await quarantined()
  expect(mail.text).toBe(
    `From the site\n\n${conversationMessages.notKept}\nPhoto.pdf: ${conversationMessages.unknownSender}`,
  )
  expect(await documents()).toBe(before)
})
