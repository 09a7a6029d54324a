import type { Answers } from '@portico/contract/areas/forms/answer.shapes.ts'
import { formOf, question } from '@portico/contract/areas/forms/test/any-layout.ts'
import { expect, test } from 'vitest'
import { changedAnswers } from './changed-answers.ts'

const layout = formOf([question('name'), question('share')], { key: 'owners', repeat: { item: 'Owner' } })
const changed = (before: Answers, now: Answers) => changedAnswers({ layout, now, before, years: 1, isDone: true })

const one: Answers = { owners: ['1'], 'owners/1/name': 'Ann', 'owners/1/share': '60' }
const two: Answers = { ...one, owners: ['1', '2'], 'owners/2/name': 'Ben', 'owners/2/share': '40' }

test.each([
  ['nothing', two, two, 0],
  ['each answer of an item that both years have', one, { ...one, 'owners/1/name': 'Anna', 'owners/1/share': '55' }, 2],
  ['an added item once', one, two, 1],
  ['a removed item once', two, one, 1],
  ['a list that was blank once', {}, two, 1],
])('counts %s', (_, before, now, expected) => {
  expect(changed(before, now)).toBe(expected)
})
