import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { policyTypeCodes } from '../policy-types.ts'
import { formOfText, formText, isRetained, layerOf } from './coverage.rules.ts'
import { CoverageSheet } from './coverage-sheet.shapes.ts'
import { coverageKey } from './coverage-key.ts'
import { pastedCoverages } from './pasted-coverages.rules.ts'
import { standardCoverage, standardCoverages, typesWithCoverages } from './standard-coverages.ts'

const million = 1_000_000_00
const namesOf = (type: string) => standardCoverages(type).map(({ name }) => name)

describe('standard coverages', () => {
  test('of general liability are its six limits', () => {
    expect(namesOf('GENERAL_LIABILITY')).toEqual([
      'Each occurrence',
      'General aggregate',
      'Products and completed operations aggregate',
      'Personal and advertising injury',
      'Damage to premises rented to you',
      'Medical expense',
    ])
  })

  test('of workers compensation have the three employers liability limits', () => {
    expect(namesOf('WORKERS_COMP').filter((name) => name.startsWith('Employers liability'))).toHaveLength(3)
  })

  test.each(policyTypeCodes)('of %s are there, each once, and each asks for something', (type) => {
    const rows = standardCoverages(type)
    const keys = rows.flatMap(({ name, aliases = [] }) => [
      ...new Set([name, ...aliases].map((one) => coverageKey({ name: one }))),
    ])
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(keys.filter((key) => keys.indexOf(key) !== keys.lastIndexOf(key)))).toEqual(new Set())
    expect(rows.every(({ asks }) => asks.length > 0)).toBe(true)
    expect(rows.filter(({ isLayerLimit }) => isLayerLimit).length).toBeLessThanOrEqual(1)
  })

  test('belong to types of the catalog', () => {
    expect(typesWithCoverages.filter((type) => !policyTypeCodes.includes(type))).toEqual([])
  })

  test('are found by the ways in which carriers write them', () => {
    expect(standardCoverage('AUTO', 'CSL')?.name).toBe('Combined single limit')
    expect(standardCoverage('GENERAL_LIABILITY', 'products/completed  operations')?.name).toBe(
      'Products and completed operations aggregate',
    )
    expect(standardCoverage('AUTO', 'Contents')).toBeUndefined()
    expect(isRetained('UMBRELLA', 'Each occurrence')).toBe(true)
    expect(isRetained('GENERAL_LIABILITY', 'Each occurrence')).toBe(false)
  })
})

describe('the layer of a policy', () => {
  const rows = [{ name: 'Each Occurrence', limit: million }]

  test('is primary with the occurrence limit for a liability line', () => {
    expect(layerOf('GENERAL_LIABILITY', rows, null)).toEqual({
      kind: 'PRIMARY',
      attachment: 0,
      limit: million,
      over: [],
    })
  })

  test('keeps the place of the prior policy and takes the new limit', () => {
    const prior = { kind: 'EXCESS', attachment: million, limit: 5 * million, over: ['AUTO'] } as const
    expect(layerOf('UMBRELLA', rows, { ...prior, over: ['AUTO'] })).toEqual({ ...prior, limit: million })
  })

  test.each([
    ['UMBRELLA', rows],
    ['PROPERTY', [{ name: 'Building', limit: million }]],
    ['GENERAL_LIABILITY', [{ name: 'Each occurrence', limit: null }]],
  ])('of %s is unknown without an attachment point, a tower, or a limit', (type, coverages) => {
    expect(layerOf(type, coverages, null)).toBeNull()
  })

  const layer = { kind: 'EXCESS', attachment: million, limit: million, over: ['AUTO'] }
  const errorsOf = (change: object) =>
    CoverageSheet.safeParse({
      coverages: [],
      forms: [],
      exclusions: [],
      layer: { ...layer, ...change },
    }).error?.issues.map(({ path }) => path.join('.')) ?? []

  test.each([
    [{}, []],
    [{ kind: 'PRIMARY', attachment: 0, over: [] }, []],
    [{ kind: 'PRIMARY' }, ['layer.attachment', 'layer.over']],
    [{ attachment: 0, over: [] }, ['layer.attachment', 'layer.over']],
    [{ limit: 0 }, ['layer.limit']],
  ])('%j has errors in %j', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors)
  })
})

test('a sheet lists a coverage once', () => {
  const coverages = [{ name: 'Each occurrence' }, { name: 'each  Occurrence' }]
  const { error } = CoverageSheet.safeParse({ coverages, forms: [], exclusions: [], layer: null })
  expect(error?.issues.map(({ path }) => path)).toEqual([['coverages', 1, 'name']])
})

describe('forms', () => {
  test.each([
    [
      'CG 00 01 (04 13) Commercial General Liability Coverage Form',
      'CG 00 01',
      '04 13',
      'Commercial General Liability Coverage Form',
    ],
    ['CG 21 47', 'CG 21 47', '', ''],
    ['IL 00 17, Common Policy Conditions', 'IL 00 17', '', 'Common Policy Conditions'],
  ])('%s is read as number, edition, and title', (line, number, edition, title) => {
    expect(formOfText(line)).toEqual({ number, edition, title })
  })

  test('with an edition survive being written and read again', () => {
    const word = fc.stringMatching(/^[A-Z]{2} \d{2} \d{2}$/u)
    fc.assert(
      fc.property(
        word,
        fc.stringMatching(/^\d{2} \d{2}$/u),
        fc.stringMatching(/^[A-Za-z]{0,20}$/u),
        (number, edition, title) => {
          expect(formOfText(formText({ number, edition, title }))).toEqual({ number, edition, title })
        },
      ),
    )
  })
})

describe('pasted coverages', () => {
  const row = (name: string, more: object = {}) => ({
    name,
    limit: null,
    deductible: null,
    isRetention: false,
    note: '',
    ...more,
  })

  test('are read from cells of a spreadsheet, in the names of the line', () => {
    const pasted = 'Each Occurrence\t$1,000,000\t5,000\nGen Agg\t2M\t\tPer project\r\nMed Exp\t5K\n\n'
    expect(pastedCoverages(pasted, 'GENERAL_LIABILITY')).toEqual([
      row('Each occurrence', { limit: million, deductible: 5_000_00 }),
      row('General aggregate', { limit: 2 * million, note: 'Per project' }),
      row('Medical expense', { limit: 5_000_00 }),
    ])
  })

  test('follow the headings of a CSV file', () => {
    const csv = '\uFEFFLimit,Coverage,SIR,Notes\n"1,000,000",Each Claim,"25,000 SIR",\nFull prior acts,Retro date,,\n'
    expect(pastedCoverages(csv, 'E_AND_O')).toEqual([
      row('Per claim', { limit: million, deductible: 25_000_00, isRetention: true }),
      row('Retroactive date', { note: 'Full prior acts' }),
    ])
  })

  test('keep words as a note, and a lone amount in the third column as the deductible', () => {
    expect(pastedCoverages('Workers Compensation\tStatutory', 'WORKERS_COMP')).toEqual([
      row('Workers compensation', { note: 'Statutory' }),
    ])
    expect(pastedCoverages('Collision\t\t1,000\tSymbol 7', 'AUTO')).toEqual([
      row('Collision', { deductible: 1_000_00, note: 'Symbol 7' }),
    ])
  })

  test('of any text are a sheet that can be saved', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('1,000', '$5M', 'Each occurrence', '', '"', '99999999999999999'))
    fc.assert(
      fc.property(fc.array(fc.array(cell)), (rows) => {
        const coverages = pastedCoverages(rows.map((cells) => cells.join('\t')).join('\n'), 'GENERAL_LIABILITY')
        const keys = coverages.map(coverageKey)
        expect(new Set(keys).size).toBe(keys.length)
        expect(coverages.every(({ name, note }) => name.length <= 120 && note.length <= 500)).toBe(true)
      }),
    )
  })
})
