import { expect, test } from 'vitest'
import { BoundedQueue } from './bounded-queue.ts'
import { Refusal } from './refusal.ts'

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
  const refused = await queue.run(async () => 'third').catch((refusal: unknown) => refusal)
  expect(refused).toBeInstanceOf(Refusal)
  expect(refused).toMatchObject({ status: 503, retryAfter: 3 })
  reject(new Error('failed'))
  await expect(running).rejects.toThrow('failed')
  expect(await waiting).toBe('second')
  expect(await queue.run(async () => 'fourth')).toBe('fourth')
})
