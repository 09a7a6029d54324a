import fastify from 'fastify'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { serveParts } from './parts.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-parts-'))
for (const [name, text] of [
  ['a-1.js', 'plain'],
  ['a-1.js.br', 'smallest'],
  ['a-1.js.gz', 'small'],
  ['font-1.woff2', 'letters'],
] as const)
  writeFileSync(join(folder, name), text)

afterAll(() => rmSync(folder, { recursive: true }))

const app = fastify()
app.setNotFoundHandler((_request, reply) => reply.code(404).send('not there'))
serveParts(app, folder)

test.each([
  ['br, gzip', 'smallest', 'br'],
  ['gzip, deflate', 'small', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'small', 'gzip'],
  ['identity', 'plain', undefined],
  [undefined, 'plain', undefined],
])('a browser that takes %s gets the smallest copy that it reads', async (accepted, body, encoding) => {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
  const answer = await app.inject({ url: '/assets/a-1.js', headers })
  expect([answer.statusCode, answer.body, answer.headers['content-encoding']]).toEqual([200, body, encoding])
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'accept-encoding',
  })
})

test('a part without copies is served as it is, and asked for by its head alone too', async () => {
  const headers = { 'accept-encoding': 'br' }
  const answer = await app.inject({ url: '/assets/font-1.woff2', headers })
  expect([answer.body, answer.headers['content-type']]).toEqual(['letters', 'font/woff2'])
  const head = await app.inject({ method: 'HEAD', url: '/assets/font-1.woff2', headers })
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '7'])
})

test.each(['a-2.js', 'a-1.js.br', '..%2f..%2fpackage.json', '%2e%2e'])('%s is not there', async (name) => {
  expect((await app.inject(`/assets/${name}`)).statusCode).toBe(404)
})
