import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Layout } from '../forms/layout.shapes.ts'
import { questionsOf } from '../forms/layouts/places.ts'
import { layoutErrors } from '../forms/layouts/layout-errors.ts'
import { withCopiedFields } from './copied-fields.ts'
import { matchFields } from './match-fields.ts'

interface Field {
  readonly key: string
  readonly label?: string
  readonly kind?: string
  readonly page?: number
  readonly x: number
  readonly y: number
}

const sheet = (number: number) => ({ number, width: 612, height: 792 })

const layoutOf = (fields: readonly Field[]): Layout =>
  Layout.parse({
    pages: [1, 2].map((number) => ({
      key: `page${number}`,
      title: `Page ${number}`,
      sheet: sheet(number),
      sections: [
        {
          key: `answers${number}`,
          title: 'Answers',
          questions: fields
            .filter(({ page = 1 }) => page === number)
            .map(({ key, label = key, kind = 'text', x, y }) => ({
              key,
              label,
              kind,
              boxes: [{ x, y, width: 60, height: 14 }],
            })),
        },
      ],
    })),
  })

/** Fields on a grid so wide that no two are near each other, in any order. */
const places = fc
  .uniqueArray(fc.record({ page: fc.constantFrom(1, 2), column: fc.nat(5), row: fc.nat(12) }), {
    selector: ({ page, column, row }) => `${page} ${column} ${row}`,
    maxLength: 25,
  })
  .map((all) => all.map(({ page, column, row }) => ({ page, x: 20 + column * 95, y: 20 + row * 58 })))

const named = (all: readonly Omit<Field, 'key'>[], stem: string): Field[] =>
  all.map((place, at) => ({ ...place, key: `${stem}${at}x` }))

const pairs = (from: Layout, to: Layout) =>
  matchFields(from, to).matches.map(({ from: one, to: other }) => [one.question.key, other.question.key])

describe('fields of two editions', () => {
  test('are found by their places where their names are other, even where all moved a little', () => {
    const little = fc.integer({ min: -6, max: 6 })
    fc.assert(
      fc.property(places, little, little, (all, x, y) => {
        const moved = all.map((place) => ({ ...place, x: place.x + x, y: place.y + y }))
        const found = pairs(layoutOf(named(all, 'old')), layoutOf(named(moved, 'new')))
        expect(found).toHaveLength(all.length)
        expect(found.every(([one = '', other = '']) => one.slice(3) === other.slice(3))).toBe(true)
      }),
    )
  })

  test('are found by their names wherever they went', () => {
    fc.assert(
      fc.property(places, (all) => {
        const fields = named(all, 'same')
        const turned = fields.map((field, at) => ({ ...field, ...all.at(-1 - at) }))
        expect(pairs(layoutOf(fields), layoutOf(turned)).every(([one, other]) => one === other)).toBe(true)
        expect(pairs(layoutOf(fields), layoutOf(turned))).toHaveLength(fields.length)
      }),
    )
  })

  test('are each matched once or listed as unmatched, and none is lost', () => {
    fc.assert(
      fc.property(places, places, (one, other) => {
        const [from, to] = [layoutOf(named(one, 'name')), layoutOf(named(other, 'other'))]
        const { matches, onlyFrom, onlyTo } = matchFields(from, to)
        const keys = (fields: readonly { question: { key: string } }[]) => fields.map(({ question }) => question.key)
        expect([...keys(matches.map((each) => each.from)), ...keys(onlyFrom)].toSorted()).toEqual(
          keys(questionsOf(from)).toSorted(),
        )
        expect([...keys(matches.map((each) => each.to)), ...keys(onlyTo)].toSorted()).toEqual(
          keys(questionsOf(to)).toSorted(),
        )
      }),
    )
  })

  test('match by name before they match by place', () => {
    const from = layoutOf([{ key: 'phone', x: 50, y: 50 }])
    const to = layoutOf([
      { key: 'fax', x: 50, y: 50 },
      { key: 'businessPhone', label: 'Phone', x: 54, y: 52 },
    ])
    expect(pairs(from, to)).toEqual([['phone', 'businessPhone']])
  })
})

describe('copying fields', () => {
  test('gives the other edition what is asked, keeps its keys and places, and never makes an error', () => {
    fc.assert(
      fc.property(places, places, (one, other) => {
        const from = layoutOf(
          named(one, 'name').map((field, at) => ({ ...field, kind: at % 2 === 0 ? 'date' : 'text' })),
        )
        const to = layoutOf(named(other, 'other'))
        const { matches, onlyFrom } = matchFields(from, to)
        const copied = withCopiedFields(to, { matches, added: onlyFrom })
        expect(layoutErrors(copied)).toEqual([])
        for (const { question } of questionsOf(to)) {
          const now = questionsOf(copied).find((each) => each.question.key === question.key)!.question
          expect(now.boxes).toEqual(question.boxes)
        }
        expect(questionsOf(copied)).toHaveLength(other.length + onlyFrom.length)
      }),
    )
  })

  test('takes boxes that are crossed for other answers with it, or leaves them as they are', () => {
    const boxes = (...marks: string[]) => marks.map((mark, at) => ({ x: at * 30, y: 20, width: 12, height: 12, mark }))
    const asking = (question: object) =>
      Layout.parse({
        pages: [
          {
            key: 'page1',
            title: 'Page',
            sheet: sheet(1),
            sections: [
              { key: 'answers', title: 'Answers', questions: [{ key: 'fleet', label: 'Fleet', ...question }] },
            ],
          },
        ],
      })
    const from = asking({ kind: 'yesNo', required: true, boxes: boxes('Y', 'N') })
    const copiedTo = (to: Layout) =>
      withCopiedFields(to, { ...matchFields(from, to), added: [] }).pages[0]!.sections[0]!.questions[0]!
    const raw = asking({ kind: 'choice', choices: ['On', 'Off'], boxes: boxes('On', 'Off') })
    expect(copiedTo(raw)).toMatchObject({ kind: 'yesNo', required: true, boxes: [{ mark: 'Y' }, { mark: 'N' }] })
    const three = asking({ kind: 'choice', choices: ['a', 'b', 'c'], boxes: boxes('a', 'b', 'c') })
    expect(copiedTo(three)).toMatchObject({ kind: 'choice', required: true, choices: ['a', 'b', 'c'] })
  })
})
