import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleOwner, tableName, tablesThatAnswer, tablesWithout } from './lookup-tables.ts'

const table = (owner: string, state: string | null = null, ...codes: string[]) => ({
  kind: 'WC' as const,
  owner,
  edition: '2026',
  state,
  codes: new Set(codes),
})
const sample = table(sampleOwner, null, '5403')
const country = table('NCCI', null, '8810', '7309')
const california = table('WCIRB', 'CA', '8810')

const answering = (tables: readonly ReturnType<typeof table>[], state: string | null) =>
  tablesThatAnswer(tables, { kind: 'WC', state }).map(({ owner }) => owner)

describe('the tables that answer', () => {
  test('are those of the state where it has its own, else those of the country', () => {
    expect(answering([country, california], 'CA')).toEqual(['WCIRB'])
    expect(answering([country, california], 'IL')).toEqual(['NCCI'])
    expect(answering([country, california], null)).toEqual(['NCCI', 'WCIRB'])
  })

  test('are samples only where nothing else covers the place', () => {
    expect(answering([sample], 'IL')).toEqual([sampleOwner])
    expect(answering([sample, country], 'IL')).toEqual(['NCCI'])
    expect(answering([sample, california], 'IL')).toEqual([sampleOwner])
    expect(answering([sample, california], 'CA')).toEqual(['WCIRB'])
    expect(answering([sample, california], null)).toEqual([sampleOwner, 'WCIRB'])
    expect(answering([sample, country], null)).toEqual(['NCCI'])
  })

  test('are of the kind that is asked for', () => {
    expect(tablesThatAnswer([country], { kind: 'GL', state: null })).toEqual([])
  })

  test('are those of the owner who is named, of the state before those of the country, and everywhere', () => {
    const islands = table('NCCI', 'HI')
    const named = (owner: string, state: string | null) =>
      tablesThatAnswer([sample, country, islands, california], { kind: 'WC', state, owner })
    expect(named('NCCI', 'HI')).toEqual([islands])
    expect(named('NCCI', 'CA')).toEqual([country])
    expect(named('ncci', null)).toEqual([country, islands])
    expect(named('WCIRB', 'IL')).toEqual([california])
    expect(named(sampleOwner, 'CA')).toEqual([sample])
    expect(named('Nobody', 'CA')).toEqual([])
  })

  test('are some wherever a table of the country is in force', () => {
    const owners = fc.constantFrom(sampleOwner, 'NCCI', 'WCIRB')
    const tables = fc.array(
      fc.tuple(owners, fc.constantFrom(null, 'CA', 'IL')).map(([owner, state]) => table(owner, state)),
    )
    fc.assert(
      fc.property(tables, fc.constantFrom(null, 'CA', 'IL', 'TX'), (inForce, state) => {
        expect(answering([...inForce, sample], state).length).toBeGreaterThan(0)
      }),
    )
  })
})

describe('a code', () => {
  const without = (code: string, state: string | null = null) =>
    tablesWithout([sample, country, california], { kind: 'WC', code, state }).map(tableName)

  test('is known by itself or by its class', () => {
    expect(without('8810')).toEqual([])
    expect(without('7309F')).toEqual([])
  })

  test('is missed in the tables that answer for its state', () => {
    expect(without('5403', 'IL')).toEqual(['NCCI 2026'])
    expect(without('7309', 'CA')).toEqual(['WCIRB CA 2026'])
  })

  test('is questioned by no sample, which still knows its own', () => {
    expect(tablesWithout([sample], { kind: 'WC', code: '9999', state: 'IL' })).toEqual([])
    expect(tablesWithout([sample, california], { kind: 'WC', code: '9999', state: null })).toEqual([california])
    expect(tablesWithout([sample, california], { kind: 'WC', code: '9999', state: null, owner: sampleOwner })).toEqual(
      [],
    )
  })

  test('is missed nowhere where no table is in force', () => {
    expect(tablesWithout([], { kind: 'WC', code: '9999', state: null })).toEqual([])
  })
})
