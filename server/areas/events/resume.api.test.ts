import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startServer, type RunningServer } from '../../app/start-server.ts'
import { EventStreamReader } from '../../app/test/event-stream-reader.ts'
import { tellUser } from '../../app/test/tell-user.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { expectEnded } from '../../app/test/within-a-second.ts'
import { notification } from './events.public.ts'

const server = useTestServer()
let second: RunningServer

const another = () => {
  const { config, log, database } = server.running.platform
  return startServer(config, { log, now: server.clock.now, database })
}

beforeAll(async () => {
  second = await another()
  await server.running.app.listen({ port: 0 })
  await second.app.listen({ port: 0 })
})
afterAll(() => second.close())

/** The same numbers from 0 up to a limit, for the same seed. */
function randomFrom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return Math.floor((state / 0x8000_0000) * limit)
  }
}

const tell = ({ platform }: RunningServer, note: string) =>
  tellUser(platform, 'owner@acme.test', (userId) =>
    notification(userId, {
      message: 'Counted',
      note,
      link: null,
      accountCode: null,
      time: platform.now().toISOString(),
    }),
  )

describe('a stream that breaks again and again', () => {
  test.each([1, 2, 3])('loses nothing and doubles nothing while two servers write (seed %i)', async (seed) => {
    const random = randomFrom(seed)
    const owner = await server.signIn('owner@acme.test')
    const wanted = Array.from({ length: 120 }, (_, number) => `${seed}-${number}`)
    const toldIn = (reader: EventStreamReader) => reader.events.filter(({ data }) => wanted.includes(String(data.note)))
    const connect = (lastEventId?: string) =>
      new EventStreamReader(random(2) === 0 ? server.running.app : second.app, owner, lastEventId)

    let reader = connect()
    expect(await reader.status).toBe(200)
    const writing = Promise.all(
      [server.running, second].map(async (writer, side) => {
        for (const note of wanted.filter((_, number) => number % 2 === side)) await tell(writer, note)
      }),
    )
    const seen: string[] = []
    let last: string | undefined
    while (seen.length < wanted.length) {
      const enough = Math.min(random(6), wanted.length - seen.length)
      const current = reader
      if (enough > 0 || last === undefined) await current.until(() => toldIn(current).length >= Math.max(enough, 1))
      current.close()
      seen.push(...toldIn(current).map(({ data }) => String(data.note)))
      last = current.events.findLast(({ id }) => id !== undefined)?.id ?? last
      reader = connect(last)
    }
    await writing
    reader.close()
    expect(seen.toSorted()).toEqual(wanted.toSorted())
  })
})

describe('a stream that stays open', () => {
  test('ends on every server within a second of a logout', async () => {
    const owner = await server.signIn('owner@acme.test')
    const readers = [server.running, second].map(({ app }) => new EventStreamReader(app, owner))
    for (const reader of readers) expect(await reader.status).toBe(200)
    const left = new Set(readers)
    for (const reader of readers) void reader.ended.then(() => left.delete(reader))
    await owner.post('/auth/logout')
    await expect.poll(() => left.size, { timeout: 1000, interval: 10 }).toBe(0)
    await expectEnded(owner)
  })

  test('shows every 15 seconds that it lives, and ends once its session is over', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const third = await another()
    try {
      await third.app.listen({ port: 0 })
      const reader = new EventStreamReader(third.app, await server.signIn('owner@acme.test'))
      expect(await reader.status).toBe(200)
      for (const beats of [1, 2]) {
        vi.advanceTimersByTime(15_000)
        await reader.until(() => reader.events.filter(({ event }) => event === 'heartbeat').length === beats)
      }
      vi.advanceTimersByTime(14_999)
      expect(reader.events.filter(({ event }) => event === 'heartbeat')).toHaveLength(2)
      server.clock.advance(13 * 3600_000)
      let hasEnded = false
      void reader.ended.then(() => (hasEnded = true))
      // Who stands behind a session is remembered for a second at most, of the machine's own clock.
      const beat = () => {
        vi.advanceTimersByTime(15_000)
        return hasEnded
      }
      await expect.poll(beat, { timeout: 5000, interval: 100 }).toBe(true)
    } finally {
      await third.close()
      vi.useRealTimers()
    }
  })
})
