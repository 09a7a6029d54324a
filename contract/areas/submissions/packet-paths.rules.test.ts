import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packetPaths } from './packet-paths.ts'

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    '.',
    '..',
    '../../etc/passwd',
    '..\\..\\boot.ini',
    'C:\\autoexec.bat',
    '/absolute.pdf',
    'con',
    'NUL.txt',
    'com1.pdf',
    'loss\u202efdp.exe',
    'a\u0000b.pdf',
    'Policy.pdf',
    'policy.PDF',
    'é.pdf',
    'e\u0301.pdf',
    ' . . ',
    'ends with dots...',
    `${'long '.repeat(100)}.pdf`,
  ),
)
const files = fc.array(fc.record({ folder: fc.constantFrom(null, 'Applications', 'Documents'), name: hostile }), {
  maxLength: 40,
})

test('each file has one path in its folder, and no two are the same on any system', () => {
  fc.assert(
    fc.property(files, (given) => {
      const paths = packetPaths(given)
      expect(paths).toHaveLength(given.length)
      expect(new Set(paths.map((path) => path.normalize('NFC').toLowerCase())).size).toBe(given.length)
      for (const [at, path] of paths.entries()) {
        const { folder } = given[at]!
        const steps = path.split('/')
        expect(steps.slice(0, -1)).toEqual(folder === null ? [] : [folder])
        expect(steps.at(-1)).toMatch(/^[^\\/:*?"<>|\p{Cc}\p{Cf}]+$/u)
        expect(steps.at(-1)).not.toMatch(/^\.|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i)
        expect(steps.at(-1)!.length).toBeLessThan(260)
      }
    }),
  )
})

test('a plain name stays as it is, and the second of one name gets a number', () => {
  const named = (name: string) => ({ folder: 'Documents', name })
  expect(
    packetPaths([named('Loss runs 2027.pdf'), named('loss runs 2027.PDF'), named('../Loss runs 2027.pdf')]),
  ).toEqual(['Documents/Loss runs 2027.pdf', 'Documents/loss runs 2027 (2).PDF', 'Documents/Loss runs 2027 (3).pdf'])
})
