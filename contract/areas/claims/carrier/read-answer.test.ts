import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AnswerFiling } from './carrier-answer.shapes.ts'
import { readAnswer } from './read-answer.ts'

const ours = { ourNumber: 'C-2026-0007' }

test('suggests number, adjuster, contact, and acknowledgment from the words of a carrier', () => {
  const text = [
    'Re: claim C-2026-0007',
    'We have received your notice. Your claim number is WC-88-12345.',
    'The adjuster assigned is Priya K. Nair, p.nair@timberline.example, (555) 010-0199 ext. 12.',
  ].join('\n')
  expect(readAnswer(text, ours)).toEqual({
    claimNumber: 'WC-88-12345',
    adjuster: 'Priya K. Nair',
    adjusterEmail: 'p.nair@timberline.example',
    adjusterPhone: '(555) 010-0199 ext. 12',
    isAcknowledged: true,
  })
  expect(readAnswer('Claim #: 7741902\nAdjuster: Sam Ortiz', ours)).toMatchObject({
    claimNumber: '7741902',
    adjuster: 'Sam Ortiz',
    isAcknowledged: false,
  })
})

test('suggests nothing where nothing is said, and not the number of the notice', () => {
  const none = { claimNumber: '', adjuster: '', adjusterEmail: '', adjusterPhone: '', isAcknowledged: false }
  expect(readAnswer('Please send the police report for claim C-2026-0007.', ours)).toEqual(none)
  expect(readAnswer('This was not received in time.', ours)).toEqual(none)
})

test('whatever a carrier writes, what is suggested can be filed', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.string({ unit: 'grapheme', maxLength: 200 }), (one, other) => {
      const found = readAnswer(`Claim no. ${one} adjuster ${other} ${one}@${other}.com`, ours)
      expect(AnswerFiling.omit({ adjusterEmail: true, version: true }).safeParse(found).success).toBe(true)
    }),
  )
})
