import type { BindDecision, BindOption } from '@portico/contract/areas/binding/binding.shapes.ts'
import { expect, test } from 'vitest'
import { isAllBound } from './binding.view.ts'

type Line = BindDecision['lines'][number]

const line = (isDeclined: boolean, ...states: BindOption['state'][]): Line => ({
  line: 'CRIME',
  isDeclined,
  options: states.map((state) => ({ state }) as BindOption),
})
const declined = line(true)
const undecided = line(false)

test.each<[string, Line[], boolean]>([
  ['every line is bound', [line(false, 'BOUND'), line(false, 'BINDER', 'CHECKED')], true],
  ['a line is bound and the rest declined', [line(false, 'BOUND'), declined], true],
  ['every line was declined', [declined, declined], false],
  ['there are no lines', [], false],
  ['a line is undecided', [line(false, 'BOUND'), undecided], false],
  ['one of two options of a line is only ordered', [line(false, 'BOUND', 'BIND_REQUESTED')], false],
])('knows whether a renewal is all bound where %s', (_case, lines, expected) => {
  expect(isAllBound({ lines } as BindDecision)).toBe(expected)
})
