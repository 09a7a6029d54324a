import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkLoadError, pagePart } from './page-part.ts'

const away = new TypeError('Failed to fetch dynamically imported module: /assets/help.js')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a part that fails once is asked for once more', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(away).mockResolvedValueOnce('part')
  expect(await pagePart(load)()).toBe('part')
  expect(load).toHaveBeenCalledTimes(2)
})

test('after the second failure it is a ChunkLoadError, which keeps the cause', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(away)
  const error = await pagePart(load)().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ChunkLoadError)
  expect(error).toMatchObject({ name: 'ChunkLoadError', code: 'CHUNK_LOAD_FAILED', type: 'missing', cause: away })
  expect((error as Error).message).toBe('Loading chunk help failed')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a style sheet that cannot be had has a code of its own', async () => {
  const load = () => Promise.reject(new Error('Unable to preload CSS for /assets/help.css'))
  await expect(pagePart(load)()).rejects.toMatchObject({ name: 'ChunkLoadError', code: 'CSS_CHUNK_LOAD_FAILED' })
})

test('a part that has not come after 120 seconds has failed', async () => {
  const settled = vi.fn<(error: unknown) => void>()
  void pagePart(() => new Promise(() => undefined))().catch(settled)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkLoadError', type: 'timeout' }))
})

test('what a part throws by itself is no failure to load', async () => {
  const broken = new RangeError('broken')
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(broken)
  await expect(pagePart(load)()).rejects.toBe(broken)
  expect(load).toHaveBeenCalledOnce()
})
