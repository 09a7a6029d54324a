import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentMessages } from './document.messages.ts'
import { fileNameOf, freeName, nameFault, sizeText } from './document.rules.ts'

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
  ['x'.repeat(201), documentMessages.nameTooLong],
  ['a/b.pdf', documentMessages.nameCharacters],
  ['a\u202Eb.pdf', documentMessages.nameCharacters],
  ['Policy 2026.pdf', undefined],
])('%j as a name: %s', (name, fault) => expect(nameFault(name)).toBe(fault))

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1.0 KB'],
  [9_000_009, '8.6 MB'],
  [5 * 1024 ** 3, '5.0 GB'],
])('%d bytes read as %s', (bytes, words) => expect(sizeText(bytes).replace('\u00a0', ' ')).toBe(words))
