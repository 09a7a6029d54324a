import { linkMessages } from '@portico/contract/areas/links/link.messages.ts'
import type { QuickLink } from '@portico/contract/areas/links/link.shapes.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'

const server = useTestServer()
const path = (account: string) => `/api/accounts/${account}/hotlinks`

async function linksOf(client: TestClient, account: string): Promise<QuickLink[]> {
  return (await client.get(path(account))).body as QuickLink[]
}

async function aLink(client: TestClient, account: string, displayText: string): Promise<QuickLink> {
  const { status, body } = await client.post(path(account), { displayText, linkValue: 'www.example.com' })
  expect(status).toBe(201)
  return (body as QuickLink[]).at(-1)!
}

describe('quick links', () => {
  test('are added at the end and answered as a list of id, text and address', async () => {
    const owner = await server.signIn('owner@acme.test')
    const before = await linksOf(owner, 'ACME')
    const link = { displayText: 'State certificate of good standing', linkValue: 'https://sos.example.com/standing' }
    const { status, body } = await owner.post(path('ACME'), { ...link, displayText: ` ${link.displayText} ` })
    expect(status).toBe(201)
    expect(body).toEqual([...before, { ...link, id: expect.any(String) }])
    expect(await linksOf(owner, 'ACME')).toEqual(body)
    const added = (body as QuickLink[]).at(-1)!
    expect(await auditOf(server, 'link', added.id)).toMatchObject([{ action: 'link.create', actor: 'owner@acme.test' }])
  })

  test('are removed, and the rest is answered', async () => {
    const owner = await server.signIn('owner@acme.test')
    const link = await aLink(owner, 'ACME', 'Soon to be gone')
    const { status, body } = await owner.delete(`${path('ACME')}/${link.id}`)
    expect(status).toBe(200)
    expect(body).toEqual(await linksOf(owner, 'ACME'))
    expect((body as QuickLink[]).map(({ id }) => id)).not.toContain(link.id)
    expect((await auditOf(server, 'link', link.id)).map(({ action }) => action)).toEqual(['link.create', 'link.delete'])
    expect((await owner.delete(`${path('ACME')}/${link.id}`)).status).toBe(404)
    expect((await owner.delete(`${path('ACME')}/x`)).status).toBe(404)
  })

  test.each([
    [{ linkValue: 'www.example.com' }, 'displayText'],
    [{ displayText: '  ', linkValue: 'www.example.com' }, 'displayText'],
    [{ displayText: 'x'.repeat(61), linkValue: 'www.example.com' }, 'displayText'],
    [{ displayText: 'Fine', linkValue: 'example.com' }, 'linkValue'],
    [{ displayText: 'Fine', linkValue: 'javascript:alert(1)//www.' }, 'linkValue'],
    [{ displayText: 'Fine', linkValue: '' }, 'linkValue'],
    [{ displayText: 'Fine', linkValue: `www.example.com/${'x'.repeat(2000)}` }, 'linkValue'],
  ])('are refused as %j with the field named', async (sent, field) => {
    const owner = await server.signIn('owner@acme.test')
    const { status, body } = await owner.post(path('ACME'), sent)
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual([field])
  })

  test('name the rule that an address breaks in the words of the specification', async () => {
    const owner = await server.signIn('owner@acme.test')
    const { body } = await owner.post(path('ACME'), { displayText: 'Fine', linkValue: 'ftp://example.com' })
    expect(body.fields).toEqual({ linkValue: 'must be a valid web address. (https:// or www.)' })
  })

  test('are 50 at most, however many are added at once', async () => {
    const owner = await server.signIn('owner@ridge.test')
    const { full } = linkMessages
    const room = 50 - (await linksOf(owner, 'RIDGE')).length
    const add = (number: number) =>
      owner.post(path('RIDGE'), { displayText: `Link ${number}`, linkValue: 'www.example.com' })
    const answers = await Promise.all(Array.from({ length: room + 3 }, (_, number) => add(number)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(room)
    const refused = answers.filter(({ status }) => status === 422)
    expect(refused.map(({ body }) => body.fields.displayText)).toEqual([full, full, full])
    expect(await linksOf(owner, 'RIDGE')).toHaveLength(50)
  })

  test('of another account do not exist, and a viewer only reads them', async () => {
    const owner = await server.signIn('owner@acme.test')
    const link = await aLink(owner, 'ACME', 'Only of this account')
    const foreign = await server.signIn('multi@acme.test')
    expect((await foreign.delete(`${path('BAYSIDE')}/${link.id}`)).status).toBe(404)
    expect((await foreign.put(`${path('BAYSIDE')}/order`, [link])).body).toEqual(await linksOf(foreign, 'BAYSIDE'))
    const viewer = await server.signIn('viewer@acme.test')
    expect(await linksOf(viewer, 'ACME')).toEqual(await linksOf(owner, 'ACME'))
    const { status, body } = await viewer.put(`${path('ACME')}/order`, [])
    expect([status, body.message]).toEqual([403, messages.readOnly])
  })
})

describe('the order of quick links', () => {
  test('is saved as sent, and ids stay', async () => {
    const owner = await server.signIn('lawyer@doelaw.test')
    for (const text of ['First', 'Second', 'Third']) await aLink(owner, 'DOELAW', text)
    const turned = (await linksOf(owner, 'DOELAW')).toReversed()
    const { status, body } = await owner.put(`${path('DOELAW')}/order`, turned)
    expect(status).toBe(200)
    expect(body).toEqual(turned)
    expect(await linksOf(owner, 'DOELAW')).toEqual(turned)
    const texts = turned.map(({ displayText }) => displayText)
    expect((await auditOf(server, 'link', 'DOELAW')).at(-1)).toMatchObject({
      action: 'link.order',
      actor: 'lawyer@doelaw.test',
      before: { order: texts.toReversed() },
      after: { order: texts },
    })
  })

  test('keeps at the end what was added meanwhile, and forgets what was removed', async () => {
    const owner = await server.signIn('prospect@prosper.test')
    for (const text of ['One', 'Two', 'Three']) await aLink(owner, 'PROSPER', text)
    const seen = await linksOf(owner, 'PROSPER')
    const newest = await aLink(owner, 'PROSPER', 'Added meanwhile')
    await owner.delete(`${path('PROSPER')}/${seen.at(-1)!.id}`)
    const sent = [seen.at(-1)!, seen[1]!, seen[1]!, seen[0]!, ...seen.slice(2)]
    const { body } = await owner.put(`${path('PROSPER')}/order`, sent)
    expect(body).toEqual([seen[1], seen[0], ...seen.slice(2, -1), newest])
  })
})
