import { describe, expect, test } from 'vitest'
import { auditOf, notificationsOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { smallPictures } from '../../platform/pictures/test/small-pictures.ts'

const server = useTestServer()

const profile = {
  firstName: 'Daniel',
  lastName: 'Okafor-Lee',
  titles: 'Vice President',
  licensesOrDesignations: 'CIC, CRM',
  services: 'Construction and surety',
  publicPhone: '(206) 555-0199',
}

const idOf = async (client: TestClient): Promise<string> => (await client.get('/api/users/me')).body.userId

describe('the profile', () => {
  test('is changed, answered with the whole user, and kept in the audit with what it was', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    const { status, body } = await advisor.put('/api/users/self/profile', { ...profile, titles: '  ', services: null })
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...profile, titles: null, services: null, username: 'advisor@harbor.test' })
    const [row] = await auditOf(server, 'user', await idOf(advisor))
    expect(row).toMatchObject({
      action: 'user.profile',
      before: { lastName: 'Whitfield', titles: 'Commercial Lines Advisor' },
      after: { lastName: 'Okafor-Lee', titles: null },
    })
  })

  test('reaches the contact card of every account, and the name under which one acts', async () => {
    const manager = await server.signIn('manager@harbor.test')
    await manager.put('/api/users/self/profile', profile)
    const owner = await server.signIn('owner@acme.test')
    const { body } = await owner.get('/api/accounts/ACME')
    expect(body.account.primaryBrokerContact).toMatchObject({ lastName: 'Okafor-Lee', publicPhone: '(206) 555-0199' })
    const details = 'Told under the new name'
    await manager.post('/api/accounts/ACME/tasks', { details, tagged: 'owner@acme.test' })
    expect(await notificationsOf(server, details)).toMatchObject([
      { payload: { message: 'Daniel Okafor-Lee assigned you a task' } },
    ])
  })

  test('is a viewer’s own to change, too', async () => {
    const viewer = await server.signIn('viewer@acme.test')
    const { status } = await viewer.put('/api/users/self/profile', { ...profile, lastName: 'Yamada-Ito' })
    expect(status).toBe(200)
  })

  test.each([
    [{ firstName: ' ' }, 'firstName'],
    [{ lastName: 'x'.repeat(101) }, 'lastName'],
    [{ titles: 'x'.repeat(201) }, 'titles'],
    [{ publicPhone: '555-0199' }, 'publicPhone'],
    [{ services: 'bell \u0007' }, 'services'],
  ])('refuses %j and names %s', async (change, field) => {
    const owner = await server.signIn('owner@acme.test')
    const { status, body } = await owner.put('/api/users/self/profile', { ...profile, ...change })
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })

  test('ignores fields that only the server sets', async () => {
    const owner = await server.signIn('owner@acme.test')
    const forged = { isAdmin: true, email: 'other@acme.test', profilePicture: 'https://elsewhere.test/x.png' }
    const { body } = await owner.put('/api/users/self/profile', { ...profile, ...forged })
    expect(body).toMatchObject({ isAdmin: false, email: 'owner@acme.test', profilePicture: null })
  })
})

test('the first steps are hidden by each person for themselves, on every device', async () => {
  const path = '/api/users/self/first-steps'
  const viewer = await server.signIn('viewer@acme.test')
  expect((await viewer.get('/api/users/me')).body.hidesFirstSteps).toBe(false)
  const { status, body } = await viewer.put(path, { isHidden: true })
  expect([status, body.hidesFirstSteps]).toEqual([200, true])
  const elsewhere = await server.signIn('viewer@acme.test')
  expect((await elsewhere.get('/api/users/me')).body.hidesFirstSteps).toBe(true)
  const owner = await server.signIn('owner@acme.test')
  expect((await owner.get('/api/users/me')).body.hidesFirstSteps).toBe(false)
  expect((await auditOf(server, 'user', body.userId)).at(-1)).toMatchObject({
    action: 'user.first-steps',
    before: { isHidden: false },
    after: { isHidden: true },
  })
  expect((await viewer.put(path, { isHidden: 'yes' })).status).toBe(422)
})

describe('the picture', () => {
  const upload = (client: TestClient, picture: string) => client.put('/api/users/self/picture', { picture })

  test('is served to whoever knows its address, by its own kind and for good', async () => {
    const manager = await server.signIn('manager@harbor.test')
    const { status, body } = await upload(manager, smallPictures['lossy webp'])
    expect(status).toBe(200)
    expect(body.profilePicture).toMatch(/^\/open\/pictures\/[\w-]{22}$/)
    const served = await server.visitor().get(body.profilePicture)
    expect(served.status).toBe(200)
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const owner = await server.signIn('owner@acme.test')
    const { body: seen } = await owner.get('/api/accounts/ACME')
    expect(seen.account.primaryBrokerContact.profilePicture).toBe(body.profilePicture)
  })

  test('is replaced by the next one under another address, and the one before is gone', async () => {
    const owner = await server.signIn('owner@acme.test')
    const first = (await upload(owner, smallPictures.png)).body.profilePicture
    const second = (await upload(owner, smallPictures.jpeg)).body.profilePicture
    expect(second).not.toBe(first)
    expect((await owner.get(first)).status).toBe(404)
    expect((await owner.get(second)).headers['content-type']).toBe('image/webp')
  })

  test('is taken away', async () => {
    const user = await server.signIn('user@acme.test')
    const { body } = await upload(user, smallPictures.png)
    const removed = await user.delete('/api/users/self/picture')
    expect([removed.status, removed.body.profilePicture]).toEqual([200, null])
    expect((await user.get(body.profilePicture)).status).toBe(404)
    const trail = await auditOf(server, 'user', await idOf(user))
    expect(trail.map(({ action }) => action)).toEqual(['user.picture', 'user.picture-remove'])
    expect(JSON.stringify(trail)).not.toContain(smallPictures.png)
  })

  const large = Buffer.alloc(5 * 1024 * 1024)
  Buffer.from(smallPictures.png, 'base64').copy(large)

  test('may have 5 MB', async () => {
    const owner = await server.signIn('owner@acme.test')
    expect((await upload(owner, large.toString('base64'))).status).toBe(200)
  })

  test.each([
    ['nothing', '', 'must be a PNG, JPEG, or WebP image'],
    ['text', Buffer.from('<svg/>').toString('base64'), 'must be a PNG, JPEG, or WebP image'],
    ['no base64', 'data:image/png,x', 'must be an image in base64'],
    ['a byte too many', Buffer.concat([large, Buffer.alloc(1)]).toString('base64'), 'must be 5 MB at most'],
    ['a few bytes too many', Buffer.concat([large, Buffer.alloc(9)]).toString('base64'), 'must be 5 MB at most'],
  ])('refuses %s in words', async (_, picture, error) => {
    const owner = await server.signIn('owner@acme.test')
    const { status, body } = await upload(owner, picture)
    expect([status, body.fields]).toEqual([422, { picture: error }])
  })

  test.each(['nosuch', 'x'.repeat(22), '%00', '..%2Fx'])('answers 404 for %s', async (id) => {
    expect((await server.visitor().get(`/open/pictures/${id}`)).status).toBe(404)
  })
})
