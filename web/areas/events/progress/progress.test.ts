import { historyLength } from '@portico/contract/areas/events/progress.rules.ts'
import type { AdminConversionEvent, WizardUploadEvent } from '@portico/contract/areas/events/progress.shapes.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRunning, noProgress, withConversion, withUpload } from './progress.ts'

const at = (second: number): string => new Date(Date.UTC(2026, 4, 20, 12, 0, second)).toISOString()

function upload(uploadId: string, progress: number, more: Partial<WizardUploadEvent> = {}): WizardUploadEvent {
  const told = { message: `At ${progress}`, httpStatus: progress === 100 ? 200 : null, responses: [], errorDto: null }
  return { uploadId, title: `${uploadId}.xlsx`, progress, time: at(progress % 60), ...told, ...more }
}

function conversion(conversionId: string, accountsProcessed: number, complete = false): AdminConversionEvent {
  const counts = { accountsProcessed, successfully: accountsProcessed, withError: 0 }
  return { conversionId, title: 'Spring conversion', ...counts, complete, time: at(accountsProcessed % 60) }
}

const uploads = (events: readonly unknown[]) => events.reduce(withUpload, noProgress).uploads

describe('uploads', () => {
  test.each([
    [202, 'background', 'At 100'],
    [201, 'success', 'At 100'],
    [422, 'error', 'Row 12 has no street'],
  ] as const)('at 100 with status %i: %s', (httpStatus, status, words) => {
    const ended = upload('vehicles', 100, { httpStatus, errorDto: { message: 'Row 12 has no street' } })
    expect(uploads([upload('vehicles', 40), ended])).toMatchObject([{ status, words, reached: 100 }])
  })

  test('a failure without words of its own says the message', () => {
    expect(uploads([upload('vehicles', 100, { httpStatus: 500 })])).toMatchObject([
      { status: 'error', words: 'At 100' },
    ])
  })

  test('new words at the same place are shown, old ones are not', () => {
    const [early, late] = [upload('v', 0, { message: 'Reading', time: at(1) }), upload('v', 0, { time: at(2) })]
    expect(uploads([early, late])[0]!.words).toBe('At 0')
    expect(uploads([late, early])[0]!.words).toBe('At 0')
  })

  test('the last ten that have ended are kept, and whatever still runs', () => {
    const ended = Array.from({ length: 15 }, (_, index) => upload(`file-${index}`, 100))
    const list = uploads([upload('slow', 10), ...ended])
    expect(list.filter(isRunning)).toHaveLength(1)
    expect(list.filter((entry) => !isRunning(entry)).map(({ id }) => id)).toEqual(
      Array.from({ length: historyLength }, (_, index) => `file-${14 - index}`),
    )
  })

  const told = fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    progress: fc.integer({ min: 0, max: 100 }),
  })

  test('whatever order they come in, and however often, each ends where it got furthest', () => {
    fc.assert(
      fc.property(
        fc
          .array(told, { minLength: 1 })
          .chain((list) =>
            fc.tuple(fc.constant(list), fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2 })),
          ),
        ([list, shuffled]) => {
          const found = uploads(shuffled.map(({ id, progress }) => upload(id, progress)))
          for (const id of new Set(list.map((one) => one.id))) {
            const furthest = Math.max(...list.filter((one) => one.id === id).map(({ progress }) => progress))
            const entry = found.find((one) => one.id === id)
            expect(entry).toMatchObject({ reached: furthest, status: furthest === 100 ? 'success' : 'running' })
          }
        },
      ),
    )
  })

  test('one that comes twice is no news, and neither is what is unknown', () => {
    fc.assert(
      fc.property(told, fc.jsonValue(), ({ id, progress }, noise) => {
        const before = withUpload(noProgress, upload(id, progress))
        expect(withUpload(before, upload(id, progress))).toBe(before)
        expect(withUpload(before, noise)).toBe(before)
        expect(withConversion(before, noise)).toBe(before)
      }),
    )
  })
})

describe('conversions', () => {
  test('count on, whatever order they come in, until complete', () => {
    const events = [conversion('c', 5), conversion('c', 2), conversion('c', 9, true), conversion('c', 7)]
    const shown = events.reduce(withConversion, noProgress).conversions
    expect(shown).toMatchObject([{ status: 'success', reached: 9, words: '9 processed, 9 successful, 0 with errors' }])
  })
})
