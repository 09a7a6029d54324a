import { pictureMessages } from '@portico/contract/areas/pictures/picture.messages.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { smallPictures } from '../../platform/pictures/test/small-pictures.ts'

const server = useTestServer()
const base = '/api/brokerages/HARBOR/pictures'
const manager = `${base}/manager@harbor.test`
let admin: TestClient
beforeAll(async () => {
  admin = await server.signIn('broker-admin@harbor.test')
})

/** A JPEG that tells where and with what it was taken. */
function withMetadata(): string {
  const jpeg = Buffer.from(smallPictures.jpeg, 'base64')
  const told = Buffer.from('Exif\0\0GPS 41.88 N 87.62 W, camera of Dana')
  const head = Buffer.from([0xff, 0xe1, 0, told.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, told, jpeg.subarray(2)]).toString('base64')
}

/** The extended WebP, which says that it moves. */
function animated(): string {
  const webp = Buffer.from(smallPictures['extended webp'], 'base64')
  webp[20] = webp[20]! | 0x02
  return webp.toString('base64')
}

describe('the photos of the staff', () => {
  test('are listed page by page, set, described, and removed by a brokerage admin', async () => {
    const first = (await admin.get(`${base}?limit=1`)).body
    const second = (await admin.get(`${base}?limit=1&cursor=${encodeURIComponent(first.nextCursor)}`)).body
    expect(second.items[0].username > first.items[0].username).toBe(true)
    const set = await admin.put(manager.toUpperCase().replace(base.toUpperCase(), base), {
      picture: withMetadata(),
      alt: 'Daniel at his desk',
    })
    expect([set.status, set.body.alt]).toEqual([200, 'Daniel at his desk'])
    const shown = await server.visitor().get(set.body.picture)
    expect(shown.headers['content-type']).toBe('image/webp')
    expect(shown.bytes.toString('latin1')).not.toMatch(/Exif|GPS|Dana/)
    expect(shown.bytes.subarray(8, 12).toString()).toBe('WEBP')
    const described = await admin.put(manager, { alt: ' ' })
    expect(described.body).toMatchObject({ alt: null, picture: set.body.picture })
    const { body: seen } = await (await server.signIn('owner@acme.test')).get('/api/accounts/ACME')
    expect(seen.account.primaryBrokerContact).toMatchObject({
      profilePicture: set.body.picture,
      profilePictureAlt: null,
    })
    const removed = await admin.delete(manager)
    expect(removed.body).toMatchObject({ picture: null, alt: null })
    expect((await server.visitor().get(set.body.picture)).status).toBe(404)
    expect((await auditOf(server, 'user', removed.body.userId)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['user.picture', 'user.picture-remove']),
    )
  })

  test.each([
    ['an animated WebP', animated(), 'must not be animated'],
    ['a GIF', smallPictures.gif, 'must be a PNG, JPEG, or WebP image'],
    ['a text', Buffer.from('<svg/>').toString('base64'), 'must be a PNG, JPEG, or WebP image'],
    ['5 MB and one byte', Buffer.alloc(5 * 1024 * 1024 + 1).toString('base64'), 'must be 5 MB at most'],
    [
      'a file with the head of a PNG alone',
      Buffer.from(smallPictures.png, 'base64').fill(7, 40, 50).toString('base64'),
      'must be a complete image',
    ],
  ])('are refused for %s', async (_, picture, error) => {
    const { status, body } = await admin.put(manager, { picture, alt: null })
    expect([status, body.fields]).toEqual([422, { picture: error }])
  })

  test('are of the own staff alone, and nobody is described without one', async () => {
    const picture = smallPictures.png
    for (const username of ['owner@acme.test', 'nobody-has-this', 'admin@portico.test']) {
      const { status, body } = await admin.put(`${base}/${username}`, { picture, alt: null })
      expect([status, body.message]).toEqual([422, pictureMessages.notOnStaff])
    }
    const without = await admin.put(`${base}/broker-admin@harbor.test`, { alt: 'At the harbor' })
    expect(without.body.fields).toEqual({ picture: pictureMessages.photoFirst })
    expect((await (await server.signIn('manager@harbor.test')).put(manager, { picture, alt: null })).status).toBe(403)
    expect((await admin.get('/api/brokerages/SUMMIT/pictures')).status).toBe(404)
    const { rows } = await server.running.platform.database.read('system', (tx) =>
      sql`select from pictures join users on users.id = user_id where username = 'owner@acme.test'`.execute(tx.db),
    )
    expect(rows).toEqual([])
  })
})
