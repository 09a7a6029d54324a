import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentMessages } from './document.messages.ts'
import { endingOf, fileNameOf, freeName, nameError, nameLimit, sizeText } from './document.rules.ts'

test('the name of a file holds no path and nothing that does not show, and making it twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (sent) => {
      const name = fileNameOf(sent)
      expect(name).not.toMatch(/[/\\\p{Cc}\p{Cf}]|^\./u)
      expect(fileNameOf(name)).toBe(name)
    }),
  )
})

test('a name that is free differs from all that are taken, and keeps its ending', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,8}$/), fc.integer({ min: 1, max: 20 }), (stem, count) => {
      const taken = new Set<string>()
      for (let made = 0; made < count; made += 1) taken.add(freeName(`${stem}.pdf`, (name) => taken.has(name)))
      expect([taken.size, [...taken].every((name) => name.endsWith('.pdf'))]).toEqual([count, true])
    }),
  )
})

test.each([
  ['', documentMessages.nameRequired],
  ['  ', documentMessages.nameRequired],
  ['x'.repeat(200), undefined],
  ['x'.repeat(201), documentMessages.nameTooLong],
  ['a/b.pdf', documentMessages.nameSlash],
  ['a\u202Eb.pdf', documentMessages.nameCharacters],
  ['Policy 2026.pdf', undefined],
])('%j as a name: %s', (name, error) => expect(nameError(name)).toBe(error))

test.each([
  [0, '0 bytes'],
  [2, '2 bytes'],
  [1023, '1023 bytes'],
  [99.9 * 1024, '99.9 KB'],
  [100 * 1024, '100 KB'],
  [2 * 1024 ** 5, '2048 TB'],
  [1024, '1.0 KB'],
  [9_000_009, '8.6 MB'],
  [5 * 1024 ** 3, '5.0 GB'],
])('%d bytes read as %s', (bytes, words) => expect(sizeText(bytes).replace('\u00a0', ' ')).toBe(words))

test.each([
  ['C:\\Users\\mei\\Policy.pdf', 'Policy.pdf'],
  ['/tmp/../Loss   run.xlsx ', 'Loss run.xlsx'],
  ['.. hidden', 'hidden'],
  ['a:b*c?.pdf', 'a_b_c_.pdf'],
  ['lone \uD800 half', 'lone \uFFFD half'],
  ['Cafe\u0301', 'Caf\u00e9'],
])('%j is kept as %j', (sent, stored) => expect(fileNameOf(sent)).toBe(stored))

test.each([
  ['Policy.PDF', '.pdf'],
  ['Policy.pdf.zip', '.zip'],
  ['Policy', ''],
  ['Policy.verylongend', ''],
  ['Policy.p-f', ''],
])('%s ends in %j', (name, ending) => expect(endingOf(name)).toBe(ending))

test('the number stands before the ending, and a long name makes room for it', () => {
  const taken = new Set(['Policy.PDF', 'Notes', `${'x'.repeat(nameLimit - 4)}.pdf`])
  const free = (name: string) => freeName(name, (each) => taken.has(each))
  expect(free('Policy.PDF')).toBe('Policy (2).PDF')
  expect(free('Notes')).toBe('Notes (2)')
  expect(free(`${'x'.repeat(nameLimit - 4)}.pdf`)).toBe(`${'x'.repeat(nameLimit - 20)} (2).pdf`)
})
