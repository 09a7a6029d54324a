import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDate } from '../../platform/formats.ts'
import { typedDate } from './typed-date.ts'

describe('a typed date', () => {
  test.each(['3/9/2026', '03/09/2026', '2026-03-09', '3-9-2026', '03092026', ' 3/9/2026 '])('%s is read', (text) => {
    expect(typedDate(text)).toEqual(new Date(2026, 2, 9))
  })

  test.each(['', 'tomorrow', '13/01/2026', '2/30/2026', '3/9/26', '1/1/1799', '3.9.2026'])('%s is refused', (text) => {
    expect(typedDate(text)).toBeUndefined()
  })

  test('what is shown can be typed back', () => {
    const days = fc.date({ min: new Date(1850, 0, 1), max: new Date(2999, 11, 31), noInvalidDate: true })
    fc.assert(
      fc.property(days, (day) => {
        const typed = typedDate(formatDate(day))
        expect(typed?.toDateString()).toBe(day.toDateString())
      }),
    )
  })
})
