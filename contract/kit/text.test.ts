import { expect, test } from 'vitest'
import { z } from 'zod'
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
