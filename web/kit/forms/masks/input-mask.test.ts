import { expect, test } from 'vitest'
import { masks, typedInto } from './input-mask.ts'

/** What a field shows after a text was typed letter by letter. */
const typing = (mask: string, text: string) =>
  Array.from(text).reduce((before, letter) => typedInto(mask, before, before + letter), '')

test.each([
  [masks.phone, '2065550117', '(206) 555-0117'],
  [masks.phone, '206-555-0117', '(206) 555-0117'],
  [masks.phone, '206 x', '(206 x'],
  [masks.taxId, '123456789', '12-3456789'],
  [masks.date, '09022024', '09/02/2024'],
  [masks.date, '09/02/2024', '09/02/2024'],
  [masks.date, '9/2/2024', '9/2/2024'],
  [masks.date, '2024-09-02', '2024-09-02'],
  [masks.date, '9-2-2024', '9-2-2024'],
])('by %s what is typed as %s becomes %s', (mask, typed, shown) => {
  expect(typing(mask, typed)).toBe(shown)
})

test('what is pasted keeps all that it has, and what is taken away stays away', () => {
  expect(typedInto(masks.phone, '', '+1 206 555 0117')).toBe('+1 206 555 0117')
  expect(typedInto(masks.phone, '(206) 5', '(206) ')).toBe('(206) ')
})
