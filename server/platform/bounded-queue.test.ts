import { describe, expect, test } from 'vitest'
import { BoundedQueue } from './bounded-queue.ts'
import { ErrorResponse } from './error-response.ts'

test('runs so many at once, the others in the order they came', async () => {
  const queue = new BoundedQueue({ atOnce: 2, mayWait: 3 })
  const began: number[] = []
  const ends: (() => void)[] = []
  const works = [0, 1, 2, 3, 4].map((number) =>
    queue.run(() => {
      began.push(number)
      return new Promise<number>((resolve) => ends.push(() => resolve(number)))
    }),
  )
  for (const number of [0, 1, 2, 3, 4]) {
    expect(began).toHaveLength(Math.min(number + 2, 5))
    ends[number]!()
    expect(await works[number]).toBe(number)
  }
  expect(began).toEqual([0, 1, 2, 3, 4])
})

test('refuses whoever finds it full, and takes works again once there is room, also after one that failed', async () => {
  const queue = new BoundedQueue({ atOnce: 1, mayWait: 1 })
  const { promise, reject } = Promise.withResolvers<string>()
  const [running, waiting] = [queue.run(() => promise), queue.run(async () => 'second')]
  const refused = await queue.run(async () => 'third').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ErrorResponse)
  expect(refused).toMatchObject({ status: 503, retryAfter: 3 })
  reject(new Error('failed'))
  await expect(running).rejects.toThrow('failed')
  expect(await waiting).toBe('second')
  expect(await queue.run(async () => 'fourth')).toBe('fourth')
})

describe('callers', () => {
  /** A queue whose one place is taken; answers what ran, in order, once it is let go. */
  function busyQueue(mayWait: number) {
    const queue = new BoundedQueue({ atOnce: 1, mayWait })
    const { promise, resolve } = Promise.withResolvers<void>()
    const ran: string[] = []
    const works = [queue.run(() => promise)]
    return {
      ran,
      ask(caller: string, count: number) {
        for (let at = 0; at < count; at += 1) works.push(queue.run(async () => void ran.push(caller), caller))
      },
      async refused() {
        resolve()
        const outcomes = await Promise.allSettled(works)
        return outcomes.filter(({ status }) => status === 'rejected').length
      },
    }
  }

  test('take turns, however many each has waiting', async () => {
    const queue = busyQueue(10)
    queue.ask('crowd', 4)
    queue.ask('one', 1)
    queue.ask('two', 2)
    expect(await queue.refused()).toBe(0)
    expect(queue.ran).toEqual(['crowd', 'one', 'two', 'crowd', 'two', 'crowd', 'crowd'])
  })

  test('cannot fill the queue for others: whoever has the most waiting makes room', async () => {
    const queue = busyQueue(6)
    queue.ask('crowd', 9)
    queue.ask('mob', 9)
    for (const caller of ['one', 'two', 'three', 'four']) queue.ask(caller, 1)
    expect(await queue.refused()).toBe(16)
    expect(queue.ran.toSorted()).toEqual(['crowd', 'four', 'mob', 'one', 'three', 'two'])
  })

  test('of one job each are refused only once all places are taken', async () => {
    const queue = busyQueue(3)
    for (const caller of ['one', 'two', 'three', 'four']) queue.ask(caller, 1)
    expect(await queue.refused()).toBe(1)
    expect(queue.ran).toEqual(['one', 'two', 'three'])
  })
})
