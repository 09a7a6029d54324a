import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical, contentChanges } from './content-changes.ts'
import type { SubmissionContent } from './submission.shapes.ts'

const word = fc.string({ minLength: 1, maxLength: 8 })
const number = fc.nat({ max: 1000 })
const copied = (content: SubmissionContent): SubmissionContent => JSON.parse(JSON.stringify(content))
const unique = <T>(of: fc.Arbitrary<T>, key: (one: T) => string) => fc.uniqueArray(of, { selector: key, maxLength: 5 })

const contents: fc.Arbitrary<SubmissionContent> = fc.record({
  schedules: unique(
    fc.record({ type: word, tabId: fc.nat({ max: 3 }), name: word, rows: number, digest: word }),
    ({ type, tabId }) => `${type}/${tabId}`,
  ),
  applications: unique(fc.record({ id: word, name: word, year: word, freeze: number, digest: word }), ({ id }) => id),
  documents: unique(
    fc.record({ id: word, name: word, version: number, bytes: number, kind: fc.constant('DOCUMENT' as const) }),
    ({ id }) => id,
  ),
  lines: unique(
    fc.record({
      line: word,
      name: word,
      requested: fc.array(
        fc.record({ name: word, limit: fc.option(number), deductible: fc.option(number), note: word }),
        { maxLength: 3 },
      ),
      carriersExcluded: fc.array(word, { maxLength: 2 }),
    }),
    ({ line }) => line,
  ),
  facts: fc.dictionary(word, fc.oneof(word, fc.array(word))),
})

const turned = (content: SubmissionContent): SubmissionContent => ({
  schedules: content.schedules.toReversed(),
  applications: content.applications.toReversed(),
  documents: content.documents.toReversed(),
  lines: content.lines.toReversed(),
  facts: Object.fromEntries(Object.entries(content.facts).toReversed()),
})

test('the same content is unchanged, in whatever order it comes', () => {
  fc.assert(
    fc.property(contents, (content) => {
      expect(contentChanges(content, turned(copied(content)))).toEqual([])
    }),
  )
})

test('what was added one way was removed the other way, and what changed changed both ways', () => {
  const back = { added: 'removed', removed: 'added', changed: 'changed' } as const
  fc.assert(
    fc.property(contents, contents, (one, other) => {
      const told = (changes: ReturnType<typeof contentChanges>) =>
        changes.map(({ part, key, how }) => `${part} ${key} ${how}`).toSorted()
      const there = contentChanges(one, other).map((change) => ({ ...change, how: back[change.how] }))
      expect(told(there)).toEqual(told(contentChanges(other, one)))
    }),
  )
})

test('a change of any one part is found, and that part alone is told', () => {
  fc.assert(
    fc.property(contents, fc.nat(), (content, seed) => {
      const kinds = (['schedules', 'applications', 'documents', 'lines'] as const).filter(
        (kind) => content[kind].length > 0,
      )
      fc.pre(kinds.length > 0)
      const kind = kinds[seed % kinds.length]!
      const place = seed % content[kind].length
      const changed = copied(content)
      const part = changed[kind][place]!
      if ('digest' in part) part.digest += '!'
      else if ('version' in part) part.version += 1
      else part.carriersExcluded.push('One more')
      expect(contentChanges(content, changed)).toEqual([
        expect.objectContaining({ how: 'changed', name: expect.any(String) }),
      ])
    }),
  )
})

test('a fact that is given, changed or taken back is a change', () => {
  fc.assert(
    fc.property(contents, word, (content, value) => {
      const now = { ...content, facts: { ...content.facts, 'a fact of its own': value } }
      expect(contentChanges(content, now).map(({ part }) => part)).toEqual(['FACTS'])
      expect(contentChanges(now, content).map(({ part }) => part)).toEqual(['FACTS'])
    }),
  )
})

test('an application that was marked as done again with the same answers is unchanged', () => {
  const application = { id: 'one', name: 'General liability', year: '2027', digest: 'same' }
  const empty = { schedules: [], documents: [], lines: [], facts: {} }
  const before = { ...empty, applications: [{ ...application, freeze: 1 }] }
  expect(contentChanges(before, { ...empty, applications: [{ ...application, freeze: 2 }] })).toEqual([])
})

test('a text stands for one value alone', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      // JSON has one nought; what a database gives back is what is compared.
      const [first, second] = [one, other].map((value) => JSON.parse(JSON.stringify(value)) as unknown)
      expect(JSON.parse(canonical(first))).toEqual(first)
      expect(canonical(first) === canonical(second)).toBe(isEqual(first, second))
    }),
  )
})

function isEqual(one: unknown, other: unknown): boolean {
  try {
    expect(one).toEqual(other)
    return true
  } catch {
    return false
  }
}
