import { expect, test } from 'vitest'
import { z } from 'zod'
import { emailAddress, oneStop, phone } from './text.ts'
import { personNames } from '../areas/people/person.shapes.ts'

const names = z.object(personNames)

test.each(['\n', '\r', '\t', '\u0085', '\u2028', '\u2029', '\u0000'])(
  'a name refuses %j and says which field',
  (mark) => {
    const { error } = names.safeParse({ firstName: `Dana${mark}Bcc: x`, lastName: 'Reyes' })
    expect(error?.issues.map(({ path }) => path)).toContainEqual(['firstName'])
  },
)

test('a name may have spaces, accents, and letters of any script', () => {
  const named = { firstName: 'Zoë Ann', lastName: 'Иванова-李' }
  expect(names.parse(named)).toEqual(named)
})

test.each([
  [z.string(), undefined, 'This is required'],
  [z.string().min(1), '', 'This is required'],
  [z.string().min(8), 'short', 'must be at least 8 characters'],
  [z.string().max(3), 'long', 'cannot be more than 3 characters.'],
  [emailAddress(), 'nobody', 'must be a valid email address.'],
  [phone(), 'abc 206-555-0117', 'must be a valid US Phone Number.'],
  [phone(), '206-555-011', 'must be a valid US Phone Number.'],
  [z.string().min(2, 'Its own words'), 'x', 'Its own words'],
])('a value that a schema refuses is refused in the words of the specification: %#', (schema, value, message) => {
  expect(schema.safeParse(value).error?.issues[0]?.message).toBe(message)
})

test('a US phone number may have dashes, dots, parentheses and spaces', () => {
  expect(['(206) 555-0117', '206.555.0117', ' 2065550117 '].map((typed) => phone().safeParse(typed).success)).toEqual([
    true,
    true,
    true,
  ])
})

test.each([
  ['This is the certificate of Acme, Inc..', 'This is the certificate of Acme, Inc.'],
  ['Write to Acme, Inc.. It answers.', 'Write to Acme, Inc. It answers.'],
  ['One moment...', 'One moment...'],
])('a sentence ends in one period: %s', (text, expected) => {
  expect(oneStop(text)).toBe(expected)
})
