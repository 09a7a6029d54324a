import { expect, it } from 'vitest'
import type { PdfField } from '../pdf-work.ts'
import { grouped, sharedStart } from './field-groups.ts'
import { isNameless, named } from './field-words.ts'
import type { PdfWord } from './page-words.ts'

const place = (x: number, y: number, width = 14, height = 18) => ({ page: 1, x, y, width, height })
const field = (
  name: string,
  at: ReturnType<typeof place>,
  more: Partial<PdfField> & { cells?: number } = {},
): PdfField => {
  const { cells, ...rest } = more
  return {
    name,
    label: '',
    kind: 'text',
    required: false,
    maxLength: cells ?? null,
    choices: [],
    places: [
      {
        ...at,
        mark: rest.kind === 'check' ? 'Y' : null,
        cells: cells === undefined ? null : { from: 0, count: cells },
      },
    ],
    ...rest,
  }
}
const word = (text: string, x: number, y: number, width = text.length * 5): PdfWord => ({
  text,
  page: 1,
  x,
  y,
  width,
  height: 9,
})

it('boxes for single letters in a row are one field, whose letters go from box to box', () => {
  const boxes = [3, 2, 4].map((cells, at) => field(`f1_${at}`, place([100, 156, 198][at]!, 50, 14 * cells), { cells }))
  const apart = field('f1_9', place(500, 50), { cells: 1 })
  const [ssn, other, ...none] = grouped([...boxes, apart], [])
  expect(none).toEqual([])
  expect(ssn?.places.map(({ cells }) => cells)).toEqual([
    { from: 0, count: 3 },
    { from: 3, count: 2 },
    { from: 5, count: 4 },
  ])
  expect([ssn?.maxLength, other?.name]).toEqual([null, 'f1_9'])
})

it('boxes that the PDF calls differently stay apart: month, day and year', () => {
  const dates = ['Month', 'Day', 'Year'].map((label, at) =>
    field(`d${at}`, place(100 + at * 32, 50, 28), { label, cells: 2 }),
  )
  expect(grouped(dates, [])).toHaveLength(3)
})

it('what texts share ends with a whole word, and is nothing where it is less than half', () => {
  expect(sharedStart(['Social security number. First 3', 'Social security number. Next 2'])).toBe(
    'Social security number',
  )
  expect(sharedStart(['Month', 'Monday'])).toBe('')
  expect(sharedStart(['Name', 'Name'])).toBe('Name')
})

it('boxes for yes and no are one question, by the words beside them or their names', () => {
  const check = { kind: 'check' } as const
  const words = [word('Have you been sued?', 20, 52), word('Yes', 218, 52), word('No', 268, 52)]
  const byWords = grouped([field('c1_1', place(200, 50), check), field('c1_2', place(250, 50), check)], words)
  expect(named(byWords, words)).toMatchObject([
    { kind: 'check', label: 'Have you been sued?', places: [{ mark: 'Y' }, { mark: 'N' }] },
  ])
  const byNames = grouped([field('fleet_No', place(250, 90), check), field('fleet_Yes', place(200, 90), check)], [])
  expect(byNames).toMatchObject([
    {
      name: 'fleet',
      places: [
        { x: 200, mark: 'Y' },
        { x: 250, mark: 'N' },
      ],
    },
  ])
  // Two boxes for yes, or two far apart, are two questions.
  expect(grouped([field('aYes', place(200, 50), check), field('bYes', place(250, 50), check)], [])).toHaveLength(2)
  expect(grouped([field('aYes', place(200, 50), check), field('aNo', place(200, 300), check)], [])).toHaveLength(2)
})

it('a choice between yes and no is a question of yes and no', () => {
  const spot = { ...place(0, 0), cells: null }
  const choice = field('sued', place(0, 0), {
    kind: 'choice',
    choices: ['No', 'Yes'],
    places: [
      { ...spot, mark: 'No' },
      { ...spot, mark: 'Yes' },
    ],
  })
  expect(grouped([choice], [])).toMatchObject([{ kind: 'check', choices: [], places: [{ mark: 'N' }, { mark: 'Y' }] }])
})

it('names of programs say nothing, names of people do', () => {
  expect(
    ['topmostSubform[0].Page1[0].f1_3[0]', 'Text12', 'Check Box4', 'undefined_2', 'c1_1[0]'].filter(isNameless),
  ).toHaveLength(5)
  expect(['Applicant_Name', 'form1[0].City[0]', 'hasFleet', 'FEIN'].filter(isNameless)).toEqual([])
})

it('a field without a name is called by the words before it, above it, or behind its box', () => {
  const words = [
    word('1', 30, 40, 6),
    word('Business', 40, 40, 44),
    word('name:', 88, 40, 30),
    word('Address (number and street)', 40, 92),
    word('Individual', 60, 152),
    word('C corporation', 160, 152),
  ]
  const fields = [
    field('f1_1', place(140, 36, 200)),
    field('f1_2', place(40, 104, 300)),
    field('c1_1', place(40, 150, 10, 10), { kind: 'check' }),
    field('c1_2', place(140, 150, 10, 10), { kind: 'check' }),
    field('City', place(40, 200, 100)),
    field('f1_3', place(40, 600, 100)),
  ]
  expect(named(fields, words).map(({ label }) => label)).toEqual([
    '1 Business name',
    'Address (number and street)',
    'Individual',
    'C corporation',
    '',
    '',
  ])
})
