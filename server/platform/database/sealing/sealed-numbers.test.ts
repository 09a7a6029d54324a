import { describe, expect, test } from 'vitest'
import { SealedNumbers } from './sealed-numbers.ts'

const numbers = new SealedNumbers('words-that-seal-what-tests-share-1')
const sealed = (value: unknown): unknown => numbers.sealed([value])[0]
const opened = (value: unknown): string => numbers.opened(String(value))

describe('a parameter', () => {
  test.each([
    '"74-5550123"',
    '{"fein":"74-5550123","name":"Acme"}',
    '[{"place":"fein","value":"123-45-6789"}]',
    '{"fein":"74-5550123"}\n{"fein":"74 5550124"}',
    '{"rows":[["Acme","745550123"],["745550124", "745550125"]]}',
  ])('of JSON is sent without its tax numbers, and comes back as it was: %s', (json) => {
    expect(sealed(json)).not.toMatch(/555|6789/)
    expect(opened(sealed(json))).toBe(json)
  })

  test('of many values, of bytes or of a record is sealed the same way', () => {
    const json = '{"fein":"74-5550123"}'
    const expected = sealed(json)
    expect(sealed([json, 'other'])).toEqual([expected, 'other'])
    expect(sealed(Buffer.from(json))).toBe(expected)
    expect(sealed({ fein: '74-5550123' })).toBe(expected)
  })

  test('is sealed equally where it is equal, unlike with another secret', () => {
    const json = '"74-5550123"'
    expect(sealed(json)).toBe(sealed(json))
    expect(sealed('"74-5550124"')).not.toBe(sealed(json))
    const others = new SealedNumbers('words-that-seal-what-others-share-2')
    expect(others.sealed([json])[0]).not.toBe(sealed(json))
    expect(others.opened(String(sealed(json)))).toBe(sealed(json))
  })

  const bytes = Buffer.concat([Buffer.from('{'), Buffer.from([0xff]), Buffer.from('"74-5550123"')])
  test.each([
    ['74-5550123'],
    ['"745550123"'],
    ['{"help":"such as 74-5550123"}'],
    [7],
    [null],
    [new Date(0)],
    [bytes],
    ['{"745550123":["x"],"payroll":"745550123"}'],
  ])('that is no JSON, or holds no tax number as a whole text, is sent as it is: %s', (value) =>
    expect(sealed(value)).toBe(value),
  )

  test('that was typed to look like a seal is not opened', () => {
    const seal = /sealed\(.+?\)/.exec(String(sealed('"74-5550123"')))![0]
    const typed = opened(sealed(`{"note":"${seal}"}`))
    expect(typed).not.toContain('5550123')
    expect(typed).toContain('sealed (')
  })
})
