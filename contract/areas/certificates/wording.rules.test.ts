import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alteringWords, wordingError } from './wording.rules.ts'

describe('words that alter coverage', () => {
  test.each([
    ['All risks covered for the project', 'All risks covered'],
    ['Contractor has full coverage', 'full coverage'],
    ['The policy shall be amended to include the owner', 'shall be amended'],
    ['Coverage applies notwithstanding the exclusions', 'notwithstanding'],
    ['30 days’ written notice to the holder', '30 days’ written notice'],
    ['Policies will not be canceled before completion', 'will not be canceled'],
    ['Insured shall indemnify and hold harmless the owner', 'indemnify'],
    ['The owner is an additional insured', 'additional insured'],
    ['Waiver of subrogation applies', 'Waiver of subrogation'],
    ['Primary and non-contributory', 'Primary and non-contributory'],
  ])('are found in %j', (text, words) => {
    expect(alteringWords(text).map((each) => each.words)).toContain(words)
  })

  test.each(['Project: 88 Harbor Avenue, drywall', 'Job 4471, as required by written contract', 'Loan 88-1', ''])(
    'are not found in %j',
    (text) => expect(alteringWords(text)).toEqual([]),
  )

  test('may name an interest that an endorsement on the certificate gives', () => {
    const text = 'Owner is an additional insured, with a waiver of subrogation'
    expect(alteringWords(text, ['ADDITIONAL_INSURED']).map(({ words }) => words)).toEqual(['waiver of subrogation'])
    expect(alteringWords(text, ['ADDITIONAL_INSURED', 'WAIVER'])).toEqual([])
  })

  test('are named in the error, each once', () => {
    const error = wordingError(alteringWords('full coverage, full coverage'))
    expect(error).toBe('Remove “full coverage”. A certificate cannot promise more than the policy says.')
  })

  test('never overlap, and stand where they are found', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom(' fully covered ', ' will be canceled ', ' 10 days notice of cancellation '),
    )
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('')
        let end = 0
        for (const { from, to, words } of alteringWords(text)) {
          expect(from).toBeGreaterThanOrEqual(end)
          expect(text.slice(from, to)).toBe(words)
          end = to
        }
      }),
    )
  })
})
