import { describe, expect, test } from 'vitest'
import { type Counted, ErrorBuffer } from './error-buffer.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const now = () => new Date('2031-02-03T00:00:00Z')
const place = { source: 'SERVER', place: 'GET /api/tasks', brokerage: null } as const

function aBuffer() {
  const stored: Counted[] = []
  const state = { isAway: false }
  const buffer = new ErrorBuffer({ log: quiet, now, release: 'one' })
  buffer.start(async (sightings) => {
    if (state.isAway) throw new Error('No database')
    stored.push(...sightings)
  })
  return { buffer, stored, state }
}

describe('an error that is taken in', () => {
  test('is counted and stored with the next flush, under the release of the server', async () => {
    const { buffer, stored } = aBuffer()
    const error = new Error('Failed')
    buffer.takeOwn(error, place)
    buffer.takeOwn(error, place)
    buffer.takeOwn('a text that was thrown', place)
    expect(stored).toEqual([])
    await buffer.close()
    expect(stored).toMatchObject([
      { message: 'Failed', times: 2, release: 'one' },
      { message: 'a text that was thrown', times: 1 },
    ])
  })

  test('waits where it cannot be stored, and is counted on', async () => {
    const { buffer, stored, state } = aBuffer()
    const error = new Error('Failed')
    state.isAway = true
    buffer.takeOwn(error, place)
    const flushing = buffer.flush()
    buffer.takeOwn(error, place)
    await flushing
    expect(stored).toEqual([])
    state.isAway = false
    await buffer.close()
    expect(stored).toMatchObject([{ message: 'Failed', times: 2 }])
  })

  test('takes no more room than 200 others', async () => {
    const { buffer, stored } = aBuffer()
    for (let at = 0; at < 500; at += 1) buffer.take({ ...place, name: 'E', message: `${at}`, stack: '', release: '' })
    await buffer.close()
    expect(stored).toHaveLength(200)
  })
})
