import { hash } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'
import { describe, expect, test } from 'vitest'
import { useTestServer } from '../../app/test/test-server.ts'
import { demoPassword } from '../../demo/demo-people.ts'
import { hashPassword, isOutdatedHash, passwordMatches } from './passwords.ts'

const server = useTestServer()
const secret = 'one server’s own key'

describe('a hash', () => {
  test('is of no use without the server’s key', async () => {
    const stored = await hashPassword(secret, demoPassword)
    expect(await passwordMatches(secret, stored, demoPassword)).toBe(true)
    expect(await passwordMatches(secret, stored, 'another')).toBe(false)
    expect(await passwordMatches('another key', stored, demoPassword)).toBe(false)
    expect(isOutdatedHash(stored)).toBe(false)
  })

  test('that was made without a key still matches, and is outdated', async () => {
    // Its salt holds the letters that stand before a keyed one.
    const salt = Buffer.from('k1'.repeat(11), 'base64url')
    const stored = await hash(demoPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt })
    expect(stored).toContain('k1')
    expect(await passwordMatches(secret, stored, demoPassword)).toBe(true)
    expect(isOutdatedHash(stored)).toBe(true)
  })

  test('of nobody matches nothing, in the time that another takes', async () => {
    const stored = await hashPassword(secret, demoPassword)
    const timed = async (compared: string | undefined) => {
      const started = performance.now()
      expect(await passwordMatches(secret, compared, 'another')).toBe(false)
      return performance.now() - started
    }
    const [nobody, somebody]: [number[], number[]] = [[], []]
    for (let round = 0; round < 15; round += 1) {
      nobody.push(await timed(undefined))
      somebody.push(await timed(stored))
    }
    // The quickest of many says what the work takes; a busy machine only adds to it.
    expect(Math.min(...nobody) / Math.min(...somebody)).toBeGreaterThan(0.5)
    expect(Math.min(...nobody) / Math.min(...somebody)).toBeLessThan(2)
  })
})

describe('a crowd that logs in', () => {
  test('waits in line, is told to come again beyond it, and starves nobody who reads', async () => {
    const owner = await server.signIn('owner@acme.test')
    const room = availableParallelism() + 64
    let answered = 0
    const logins = Array.from({ length: 2 * room }, async (_, index) => {
      const body = { username: `crowd-${index}@acme.test`, password: demoPassword }
      const answer = await server.visitor().post('/auth/login', body)
      answered += 1
      return answer
    })
    const waitingAtRead: number[] = []
    while (answered < logins.length) {
      expect((await owner.get('/api/accounts/ACME/tasks')).status).toBe(200)
      waitingAtRead.push(logins.length - answered)
    }
    const answers = await Promise.all(logins)
    const refused = answers.filter(({ status }) => status === 503)
    const judged = answers.filter(({ status }) => status === 422)
    expect(refused.length).toBeGreaterThan(0)
    expect(judged.length).toBeGreaterThanOrEqual(room)
    expect(refused.length + judged.length).toBe(logins.length)
    expect(refused.every(({ headers, body }) => headers['retry-after'] === '3' && body.code === 'unavailable')).toBe(
      true,
    )
    // Nobody who reads waits until the crowd is through.
    expect(waitingAtRead[0]).toBeGreaterThan(10)
    expect((await owner.post('/auth/login', { username: 'owner@acme.test', password: demoPassword })).status).toBe(200)
  })
})
