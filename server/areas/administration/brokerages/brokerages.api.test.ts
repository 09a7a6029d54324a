import { brokerageMessages } from '@portico/contract/areas/administration/brokerage.messages.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { messagesTo } from '../../../app/test/sent-messages.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'

const server = useTestServer()
let admin: TestClient
beforeAll(async () => {
  admin = await server.signIn('admin@portico.test')
})

const draft = (changes: Readonly<Record<string, unknown>> = {}) => ({
  brokerCode: 'lakeside',
  brokerName: 'Lakeside Insurance Group',
  subdomain: 'Lakeside',
  email: 'first@lakeside.test',
  firstName: 'Fay',
  lastName: 'Lake',
  language: 'es',
  ...changes,
})

describe('creating a brokerage', () => {
  test('gives it code and subdomain, and its first admin gets in by the invitation', async () => {
    const { status, body } = await admin.post('/api/brokerages', draft())
    expect([status, body]).toEqual([
      201,
      {
        brokerCode: 'LAKESIDE',
        brokerName: 'Lakeside Insurance Group',
        subdomain: 'lakeside',
        mayAdminister: true,
        twoFactor: 'STAFF',
        isSuspended: false,
      },
    ])
    expect(await auditOf(server, 'brokerage', 'LAKESIDE')).toEqual([
      {
        action: 'brokerage.create',
        actor: 'admin@portico.test',
        before: null,
        after: { brokerName: 'Lakeside Insurance Group', subdomain: 'lakeside' },
      },
    ])
    const [mail] = await messagesTo(server, 'first@lakeside.test')
    expect(mail!.text).toMatch(/^Hola, Fay:/)
    const first = server.visitor()
    const accepted = await first.post(`${String(mail!.link).replace('/broker-invite/', '/open/invitations/')}/accept`, {
      firstName: 'Fay',
      lastName: 'Lake',
      password: 'Blue-water-77!',
    })
    expect(accepted.status).toBe(200)
    expect(accepted.body.mustEnrollTfa).toBe(true)
    const { items } = (await admin.get('/api/brokerages/LAKESIDE/people')).body
    expect(items).toMatchObject([{ email: 'first@lakeside.test', roles: ['ADMIN'] }])
  })

  test.each([
    [{ brokerCode: 'harbor', subdomain: '' }, { brokerCode: brokerageMessages.codeTaken }],
    [{ brokerCode: 'OTHER', subdomain: 'harbor' }, { subdomain: brokerageMessages.subdomainTaken }],
    [{ brokerCode: 'OTHER', subdomain: 'www' }, { subdomain: brokerageMessages.subdomainTaken }],
    [{ brokerCode: 'OTHER', subdomain: 'a b' }, { subdomain: brokerageMessages.subdomainLetters }],
    [{ brokerCode: 'O', subdomain: '' }, { brokerCode: brokerageMessages.codeLength }],
    [{ brokerCode: 'OTHER', subdomain: '', brokerName: '' }, { brokerName: brokerageMessages.nameRequired }],
  ])('refuses %j and names the field', async (changes, fields) => {
    const { status, body } = await admin.post('/api/brokerages', draft(changes))
    expect([status, body.fields]).toEqual([422, fields])
  })

  test('is for platform administrators', async () => {
    const staff = await server.signIn('broker-admin@harbor.test')
    expect((await staff.post('/api/brokerages', draft({ brokerCode: 'MINE' }))).status).toBe(403)
  })
})

describe('changing a brokerage', () => {
  const path = '/api/brokerages/SUMMIT'
  const was = { brokerName: 'Summit Risk Partners', subdomain: 'summit' }

  test('saves name and subdomain, whose look is that of the brokerage at once', async () => {
    const record = { brokerName: 'Summit Risk', subdomain: 'summit-risk' }
    const saved = await admin.put(path, { ...record, was })
    expect([saved.status, saved.body]).toEqual([200, expect.objectContaining(record)])
    expect((await server.visitor().get('/open/branding/summit-risk')).body.name).toBe('Summit Risk')
    const late = await admin.put(path, { ...record, was })
    expect([late.status, late.body.current]).toEqual([409, expect.objectContaining(record)])
    expect((await auditOf(server, 'brokerage', 'SUMMIT')).at(-1)).toMatchObject({
      action: 'brokerage.change',
      before: was,
      after: record,
    })
  })

  test('refuses the subdomain of another and a brokerage that there is not', async () => {
    const { body } = await admin.get(path)
    const now = { brokerName: body.brokerName, subdomain: body.subdomain }
    const taken = await admin.put(path, { ...now, subdomain: 'harbor', was: now })
    expect([taken.status, taken.body.fields]).toEqual([422, { subdomain: brokerageMessages.subdomainTaken }])
    expect((await admin.put('/api/brokerages/NOSUCH', { ...now, was: now })).status).toBe(404)
  })
})
