import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CarrierRating,
  judgedRating,
  ratingOf,
  ratingText,
  sizeCategories,
  strengthRatings,
} from './carrier-rating.rules.ts'

const today = '2026-11-28'
const stored = (more: Partial<CarrierRating> = {}): CarrierRating => ({
  carrier: 'Granite Mutual',
  rating: 'A',
  size: 'X',
  ratedOn: '2026-06-01',
  ratingSource: 'Carrier letter',
  ...more,
})
const verdictOf = (required: string, more: Partial<CarrierRating> = {}) =>
  judgedRating(required, 'GRANITE MUTUAL', { ratings: [stored(more)], today })

test.each([
  ['A- VII', 'A-', 'VII'],
  ['A-:VII or better', 'A-', 'VII'],
  ['a rating of A minus, class VIII', 'A-', 'VIII'],
  ['A.M. Best A−, financial size category 7', 'A-', 'VII'],
  ['B++', 'B++', ''],
  ['not less than A+ (XII)', 'A+', 'XII'],
])('%s is read', (text, rating, size) => {
  expect(ratingOf(text)).toEqual({ rating, size })
})

test.each(['acceptable to Owner', '', 'licensed in the state'])('“%s” names no rating', (text) => {
  expect(ratingOf(text)).toBeUndefined()
})

test('is met or a gap by strength and size, with the date', () => {
  expect(verdictOf('A- VII')).toEqual({
    verdict: 'MET',
    why: 'GRANITE MUTUAL is rated A X as of 06/01/2026, Carrier letter.',
    found: 'A X',
  })
  expect(verdictOf('A- VII', { rating: 'B++' }).verdict).toBe('GAP')
  expect(verdictOf('A- VII', { size: 'VI' }).verdict).toBe('GAP')
})

test('cannot be told without a rating, a size, or a date within 12 months', () => {
  expect(judgedRating('A- VII', 'Other Mutual', { ratings: [stored()], today }).verdict).toBe('CANNOT_TELL')
  expect(verdictOf('A- VII', { size: '' }).verdict).toBe('CANNOT_TELL')
  expect(verdictOf('A- VII', { rating: '', ratedOn: null }).verdict).toBe('CANNOT_TELL')
  expect(verdictOf('A- VII', { ratedOn: '2025-11-27' }).verdict).toBe('CANNOT_TELL')
  expect(verdictOf('A- VII', { ratedOn: '2025-11-28' }).verdict).toBe('MET')
  expect(verdictOf('good standing').verdict).toBe('CANNOT_TELL')
})

test('a better rating or size never turns what is met into a gap', () => {
  const strength = fc.constantFrom(...strengthRatings.slice(0, -2))
  const size = fc.constantFrom(...sizeCategories)
  fc.assert(
    fc.property(strength, size, strength, size, (rating, category, asked, askedSize) => {
      const required = ratingText({ rating: asked, size: askedSize })
      const { verdict } = verdictOf(required, { rating, size: category })
      const isEnough =
        strengthRatings.indexOf(rating) <= strengthRatings.indexOf(asked) &&
        sizeCategories.indexOf(category) >= sizeCategories.indexOf(askedSize)
      expect(verdict).toBe(isEnough ? 'MET' : 'GAP')
    }),
  )
})
