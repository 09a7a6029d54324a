import { configurationMessages } from '@portico/contract/areas/branding/configuration.messages.ts'
import type { Configuration } from '@portico/contract/areas/branding/configuration.shapes.ts'
import { defaultBranding } from '@portico/contract/areas/branding/default-branding.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { smallPictures } from '../../platform/pictures/test/small-pictures.ts'

const server = useTestServer()

const admin = () => server.signIn('admin@portico.test')
const pathOf = (code: string) => `/api/broker-admin/${code}/configuration`
const logoOf = (code: string) => `/api/broker-admin/${code}/logo`

async function configurationOf(client: TestClient, code: string): Promise<Configuration> {
  const { status, body } = await client.get(pathOf(code))
  expect(status).toBe(200)
  return body
}

const editOf = ({ version, name, tabName, colors, redirectClients }: Configuration) => ({
  version,
  name,
  tabName,
  colors,
  redirectClients,
})

const brandChangesOf = async (brokerage: string): Promise<number> => {
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql`select 1 from events where type = 'change' and payload ->> 'changed' = 'branding'
      and payload ->> 'brokerageCode' = ${brokerage}`.execute(tx.db),
  )
  return rows.length
}

describe('the configuration of a brokerage', () => {
  test('comes to its admins with all that they may set', async () => {
    const client = await server.signIn('broker-admin@harbor.test')
    const { status, body } = await client.get(pathOf('HARBOR'), { headers: { host: 'localhost:3000' } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      brokerCode: 'HARBOR',
      version: 1,
      name: 'Harbor & Pine Insurance',
      tabName: null,
      subdomain: 'harbor',
      address: 'http://harbor.localhost:3000',
      redirectClients: false,
      colors: { primary: '#14406b' },
    })
  })

  test('is closed to other staff and hidden from everyone else', async () => {
    const statuses = async (username: string, code: string) => {
      const client = await server.signIn(username)
      const edit = { version: 1, name: 'X', tabName: null, colors: defaultBranding.colors, redirectClients: false }
      const answers = [
        await client.get(pathOf(code)),
        await client.put(pathOf(code), edit),
        await client.put(logoOf(code), { logo: smallPictures.png }),
        await client.delete(logoOf(code)),
      ]
      return answers.map(({ status }) => status)
    }
    expect(await statuses('advisor@harbor.test', 'HARBOR')).toEqual([403, 403, 403, 403])
    expect(await statuses('broker-admin@harbor.test', 'SUMMIT')).toEqual([404, 404, 404, 404])
    expect(await statuses('owner@acme.test', 'HARBOR')).toEqual([404, 404, 404, 404])
  })

  test('is saved, worn by its subdomain, audited and told', async () => {
    const client = await admin()
    const before = await configurationOf(client, 'SUMMIT')
    const told = await brandChangesOf('SUMMIT')
    const colors = { ...before.colors, primary: '#f2c14e' }
    const edit = { ...editOf(before), name: 'Summit Partners', tabName: 'Summit', colors, redirectClients: true }
    const { status, body } = await client.put(pathOf('SUMMIT'), edit)
    expect([status, body.version]).toEqual([200, before.version + 1])
    expect((await server.visitor().get('/open/branding/summit')).body).toMatchObject({
      name: 'Summit Partners',
      tabName: 'Summit',
      colors,
    })
    expect(await brandChangesOf('SUMMIT')).toBe(told + 1)
    const [row] = await auditOf(server, 'brokerage', 'SUMMIT')
    expect(row).toMatchObject({
      action: 'brokerage.configuration',
      actor: 'admin@portico.test',
      before: { name: 'Summit Risk Partners' },
      after: { name: 'Summit Partners' },
    })
  })

  test('without a tab name has the product’s', async () => {
    const client = await admin()
    const before = await configurationOf(client, 'ALPS')
    const { body } = await client.put(pathOf('ALPS'), { ...editOf(before), tabName: '  ' })
    expect(body.tabName).toBeNull()
    expect((await server.visitor().get('/open/branding/alps')).body).toMatchObject({
      tabName: 'Portico',
      loginBanner: expect.stringContaining('old log-in credentials are no longer valid'),
      policyLoginUrl: expect.stringMatching(/^https:/),
    })
  })

  test('says what its login page says and where its policyholders log in, until it is left blank', async () => {
    const client = await admin()
    const edit = async (more: object) => {
      const answer = await client.put(pathOf('HARBOR'), { ...editOf(await configurationOf(client, 'HARBOR')), ...more })
      return [answer.status, answer.body.fields]
    }
    const shown = async () => {
      const { loginBanner, policyLoginUrl } = (await server.visitor().get('/open/branding/harbor')).body
      return [loginBanner, policyLoginUrl]
    }
    const address = 'https://policies.harbor.example/login'
    expect(await edit({ loginBanner: ' We moved. ', policyLoginUrl: address })).toEqual([200, undefined])
    expect(await shown()).toEqual(['We moved.', address])
    expect(await edit({})).toEqual([200, undefined])
    expect(await shown()).toEqual(['We moved.', address])
    const fields = { policyLoginUrl: 'Enter an address that begins with https://' }
    for (const policyLoginUrl of ['http://policies.example', 'javascript:alert(1)', 'policies'])
      expect(await edit({ policyLoginUrl })).toEqual([422, fields])
    expect(await edit({ loginBanner: '', policyLoginUrl: '' })).toEqual([200, undefined])
    expect(await shown()).toEqual([null, null])
  })

  test('saved from an old version is refused with what stands, and nothing is overwritten', async () => {
    const client = await admin()
    const before = await configurationOf(client, 'HARBOR')
    expect((await client.put(pathOf('HARBOR'), { ...editOf(before), tabName: 'First' })).status).toBe(200)
    const late = await client.put(pathOf('HARBOR'), { ...editOf(before), tabName: 'Second' })
    expect([late.status, late.body.message]).toEqual([409, messages.stale])
    expect(late.body.current).toMatchObject({ tabName: 'First', version: before.version + 1 })
    expect((await configurationOf(client, 'HARBOR')).tabName).toBe('First')
  })

  test('of two saves at once one holds', async () => {
    const client = await admin()
    const edit = editOf(await configurationOf(client, 'HARBOR'))
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((tabName) => client.put(pathOf('HARBOR'), { ...edit, tabName })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
  })

  test('sends clients nowhere while the brokerage has no address', async () => {
    await server.running.platform.database.write('system', (tx) =>
      sql`insert into brokerages (code, name) values ('NEWCO', 'Newcomer Agency')`.execute(tx.db),
    )
    const client = await admin()
    const before = await configurationOf(client, 'NEWCO')
    expect(before).toMatchObject({ colors: defaultBranding.colors, logo: null, subdomain: null, address: null })
    const refused = await client.put(pathOf('NEWCO'), { ...editOf(before), redirectClients: true })
    expect([refused.status, refused.body.fields]).toEqual([422, { redirectClients: configurationMessages.noAddress }])
    const logo = await client.put(logoOf('NEWCO'), { logo: smallPictures.png })
    expect(logo.body).toMatchObject({ colors: defaultBranding.colors, version: 1 })
  })

  test.each([
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ name: 'x'.repeat(101) }, { name: 'cannot be more than 100 characters.' }],
    [{ tabName: 'x'.repeat(61) }, { tabName: 'cannot be more than 60 characters.' }],
    [{ redirectClients: 'https://evil.example' }, { redirectClients: expect.any(String) }],
  ])('refuses %j and names the field', async (sent, fields) => {
    const client = await admin()
    const before = await configurationOf(client, 'HARBOR')
    const { status, body } = await client.put(pathOf('HARBOR'), { ...editOf(before), ...sent })
    expect([status, body.fields]).toEqual([422, fields])
    expect(await configurationOf(client, 'HARBOR')).toEqual(before)
  })

  test.each(['red', '#fff', '#12345g', 'url(//evil.example)', '#000000;}'])(
    'rejects a color such as %s',
    async (primary) => {
      const client = await admin()
      const before = await configurationOf(client, 'HARBOR')
      const colors = { ...before.colors, primary }
      const { status, body } = await client.put(pathOf('HARBOR'), { ...editOf(before), colors })
      expect([status, body.fields]).toEqual([422, { 'colors.primary': 'must be a color. Example: #0b4f52' }])
    },
  )
})

describe('the logo of a brokerage', () => {
  const otherFormat = 'must be a PNG, JPEG, or WebP image'
  const withoutPixels = Buffer.from(smallPictures.png, 'base64').fill(7, 40, 50).toString('base64')

  test('is what was uploaded, under an address that changes with it, until it is taken away', async () => {
    const client = await server.signIn('broker-admin@harbor.test')
    const first = await client.put(logoOf('HARBOR'), { logo: smallPictures.png })
    expect(first.body.logo).toMatch(/^\/open\/logos\/[\w-]{22}$/)
    expect((await server.visitor().get('/open/branding/harbor')).body.logo).toBe(first.body.logo)
    const shown = await server.visitor().get(first.body.logo)
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png'])
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'")

    const second = await client.put(logoOf('HARBOR'), { logo: smallPictures['lossy webp'] })
    expect((await server.visitor().get(first.body.logo)).status).toBe(404)
    // As letters can print it.
    expect((await server.visitor().get(second.body.logo)).headers['content-type']).toBe('image/png')

    const removed = await client.delete(logoOf('HARBOR'))
    expect([removed.status, removed.body.logo]).toEqual([200, null])
    expect((await server.visitor().get(second.body.logo)).status).toBe(404)
    const actions = (await auditOf(server, 'brokerage', 'HARBOR')).map(({ action }) => action)
    expect(actions.slice(-3)).toEqual(['brokerage.logo', 'brokerage.logo', 'brokerage.logo-remove'])
  })

  test.each([
    ['a drawing that could run', Buffer.from('<svg onload="alert(1)"/>').toString('base64'), otherFormat],
    ['a GIF', smallPictures.gif, otherFormat],
    ['nothing', '', otherFormat],
    ['a PNG without its pixels', withoutPixels, 'must be a complete image'],
  ])('is not %s', async (_, logo, error) => {
    const client = await admin()
    const { status, body } = await client.put(logoOf('HARBOR'), { logo })
    expect([status, body.fields]).toEqual([422, { logo: error }])
  })

  test('has 1 MB at most', async () => {
    const client = await admin()
    const padded = (bytes: number) => {
      const logo = Buffer.alloc(bytes)
      Buffer.from(smallPictures.png, 'base64').copy(logo)
      return client.put(logoOf('SUMMIT'), { logo: logo.toString('base64') })
    }
    expect((await padded(1024 * 1024)).status).toBe(200)
    const refused = await padded(1024 * 1024 + 1)
    expect([refused.status, refused.body.fields]).toEqual([422, { logo: 'must be 1 MB at most' }])
  })
})
