import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFuture } from '../../../kit/zone.rules.ts'
import { Question } from '../layout.shapes.ts'
import { formOf, question } from '../test/any-layout.ts'
import { answerMessages } from '../values/answer.messages.ts'
import { readAnswer } from '../values/read-answer.ts'
import { progressOf } from './progress.ts'

const asOf = '2026-05-05'
const share = question('share', 'percent', { isShare: true })
const owners = formOf([share], { key: 'owners', repeat: { item: 'Owner' } })
const table = Question.parse(
  question('trades', 'table', {
    columns: [
      { key: 'trade', label: 'Trade', kind: 'text' },
      { key: 'part', label: 'Part', kind: 'percent', isShare: true },
    ],
  }),
)

const parts = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 6 })
const written = (hundredths: number): string => String(hundredths / 100)
const isOver = (hundredths: readonly number[]): boolean => hundredths.reduce((sum, part) => sum + part, 0) > 10_000

test('shares of the rows of a table are an error just where they come to more than the whole', () => {
  fc.assert(
    fc.property(parts, (hundredths) => {
      const rows = hundredths.map((part) => ({ trade: 'Masonry', part: written(part) }))
      const { error, value } = readAnswer(table, rows)
      expect([error !== null, Array.isArray(value) && value.length]).toEqual([isOver(hundredths), rows.length])
    }),
  )
})

test('shares of items keep a form from being done just where they come to more than the whole', () => {
  fc.assert(
    fc.property(parts, (hundredths) => {
      const ids = hundredths.map((_, at) => `item-${at}`)
      const shares = hundredths.map((part, at) => [`owners/item-${at}/share`, written(part)] as const)
      const { missing, percent } = progressOf(owners, { owners: ids, ...Object.fromEntries(shares) }, asOf)
      const last = `owners/item-${hundredths.length - 1}/share`
      expect(missing.map(({ path }) => path)).toEqual(isOver(hundredths) ? [last] : [])
      expect(percent === 100).toBe(!isOver(hundredths))
    }),
  )
})

test('what is over is said with its place; shares that are no numbers count nothing', () => {
  const answers = {
    owners: ['a', 'b', 'c'],
    'owners/a/share': '80',
    'owners/b/share': '30.5',
    'owners/c/share': 'much',
  }
  expect(progressOf(owners, answers, asOf).missing).toEqual([
    {
      path: 'owners/b/share',
      place: 'Page › Section › Owner 2 › Question share',
      message: answerMessages.shares('110.5'),
    },
  ])
  expect(progressOf(owners, { ...answers, 'owners/a/share': '69.5' }, asOf).missing).toEqual([])
})

test('a required share that is too much is one open answer, and shares that are not asked count nothing', () => {
  const asked = question('holds', 'yesNo')
  const held = question('share', 'percent', {
    isShare: true,
    required: true,
    showIf: { match: 'all', tests: [{ question: 'holds', is: 'equal', value: 'Y' }] },
  })
  const form = formOf([asked, held], { key: 'owners', repeat: { item: 'Owner' } })
  const answers = {
    owners: ['a', 'b'],
    'owners/a/holds': 'Y',
    'owners/a/share': '80',
    'owners/b/holds': 'Y',
    'owners/b/share': '30',
  }
  expect(progressOf(form, answers, asOf)).toMatchObject({
    required: 2,
    answered: 1,
    percent: 50,
    missing: [{ path: 'owners/b/share', message: answerMessages.shares('110') }],
  })
  expect(progressOf(form, { ...answers, 'owners/b/holds': 'N' }, asOf)).toMatchObject({ required: 1, percent: 100 })
})

test('a required day of the past is open until it has come', () => {
  const form = formOf([question('formed', 'date', { pastOnly: true, required: true })])
  const answers = { formed: '2026-05-07' }
  expect(progressOf(form, answers, '2026-05-05')).toMatchObject({
    required: 1,
    percent: 0,
    missing: [{ path: 'formed', message: answerMessages.future }],
  })
  expect(progressOf(form, answers, '2026-05-06')).toMatchObject({ required: 1, percent: 100, missing: [] })
})

const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

test('a day or year is an error just where it lies in the future of a question of the past', () => {
  const formed = Question.parse(question('formed', 'date', { pastOnly: true }))
  const founded = Question.parse(question('founded', 'year', { pastOnly: true }))
  fc.assert(
    fc.property(day, day, (given, now) => {
      const [typed, today] = [dayOf(given), dayOf(now)]
      expect(readAnswer(formed, typed, today).error).toBe(isFuture(typed, today) ? answerMessages.future : null)
      expect(readAnswer({ ...formed, pastOnly: false }, typed, today).error).toBeNull()
      const year = typed.slice(0, 4)
      expect(readAnswer(founded, year, today).error).toBe(isFuture(year, today) ? answerMessages.future : null)
    }),
  )
  expect(readAnswer(formed, '1/2/2099', '2026-05-05')).toEqual({ value: '2099-01-02', error: answerMessages.future })
})

test('rows of a table want their days in the past as well', () => {
  const claims = Question.parse(
    question('claims', 'table', { columns: [{ key: 'on', label: 'Date', kind: 'date', pastOnly: true }] }),
  )
  const rows = [{ on: '2026-05-06' }, { on: '2026-05-07' }]
  expect(readAnswer(claims, rows, '2026-05-06').error).toBeNull()
  expect(readAnswer(claims, rows, '2026-05-05').error).toBe(`Row 2, Date: ${answerMessages.future}`)
})
