import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bucketStore } from './bucket-store.ts'
import { gathered } from './byte-streams.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { startBucketServer } from './test/bucket-server.ts'

let folder = ''
let bucket: Awaited<ReturnType<typeof startBucketServer>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-files-'))
  bucket = await startBucketServer()
  vi.stubEnv('AWS_ENDPOINT_URL_S3', bucket.url)
  vi.stubEnv('AWS_REGION', 'us-west-2')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test')
})
afterAll(async () => {
  bucket.close()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

const large = randomBytes(12 * 1024 ** 2)

async function* pieces(bytes: Buffer, failAt = Infinity) {
  for (let at = 0; at < bytes.length; at += 300_000) {
    if (at >= failAt) throw new Error('cut')
    yield bytes.subarray(at, at + 300_000)
  }
}

describe.each<[string, () => FileStore, () => Promise<readonly string[]>]>([
  ['a folder', () => folderStore(folder), async () => readdir(folder, { recursive: true })],
  ['a bucket', () => bucketStore({ bucket: 'files', prefix: 'portal/' }), async () => bucket.keys()],
])('%s', (_kind, make, names) => {
  test('gives back what was put, whole and in part, and says how much and what it was', async () => {
    const store = make()
    const stored = await store.put('documents/a1/whole', pieces(large))
    expect(stored).toEqual({ bytes: large.length, sha256: createHash('sha256').update(large).digest('hex') })
    expect((await gathered(await store.open('documents/a1/whole'))).equals(large)).toBe(true)
    const part = await gathered(await store.open('documents/a1/whole', { start: 5_000_000, end: 5_000_099 }))
    expect(part.equals(large.subarray(5_000_000, 5_000_100))).toBe(true)
  })

  test('copies a file to this machine, and says where there is none', async () => {
    const store = make()
    await store.put('documents/a4/copied', pieces(large))
    const path = join(folder, `copy-${randomUUID()}`)
    await store.copyTo('documents/a4/copied', path)
    expect((await readFile(path)).equals(large)).toBe(true)
    await expect(store.copyTo('documents/a4/other', `${path}-2`)).rejects.toThrow('There is no file')
  })

  test('keeps nothing of what was cut on its way', async () => {
    const store = make()
    await expect(store.put('documents/a2/cut', pieces(large, 8_000_000))).rejects.toThrow('cut')
    await expect(store.open('documents/a2/cut')).rejects.toThrow('There is no file')
    expect((await names()).filter((name) => /cut|draft/.test(name))).toEqual([])
  })

  test('removes, and does not mind what is gone already', async () => {
    const store = make()
    await store.put('documents/a3/gone', pieces(Buffer.from('x')))
    await store.remove('documents/a3/gone')
    await store.remove('documents/a3/gone')
    await expect(store.open('documents/a3/gone')).rejects.toThrow('There is no file')
  })

  test('answers that it is there', async () => {
    await expect(make().ping()).resolves.toBeUndefined()
  })

  test.each(['../secret', '/etc/passwd', 'a/../../b', 'a//b', 'a b', ''])('has no key %j', async (key) => {
    await expect(make().open(key)).rejects.toThrow('Not the key of a file')
    await expect(make().put(key, pieces(large))).rejects.toThrow('Not the key of a file')
  })
})
