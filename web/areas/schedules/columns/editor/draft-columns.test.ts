import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import type { ColumnSetting } from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import { shapeColumns } from '@portico/contract/areas/schedules/columns/shape-columns.ts'
import { describe, expect, test } from 'vitest'
import { resolve, settingOf, valuesOf } from './column-form.ts'
import { differences, inOrder, isOther, keyFor, withSetting, without } from './draft-columns.ts'

const auto = columnsOf('AUTO')
const lot: ColumnSetting = { key: 'lot', kind: 'text', heading: 'Lot' }
const order = (settings: readonly ColumnSetting[]) => shapeColumns(auto, settings).map(({ column }) => column.key)
const shapedOf = (key: string, settings: readonly ColumnSetting[] = []) =>
  shapeColumns(auto, settings).find(({ column }) => column.key === key)

describe('a draft', () => {
  test('changes one column without moving another, and takes a new one before those of every schedule', () => {
    const moved = inOrder(auto, [], shapeColumns(auto, []).toReversed())
    const changed = withSetting(auto, moved, { key: 'vin', heading: 'Serial' })
    expect(order(changed)).toEqual(order(moved))
    const added = withSetting(auto, [], lot)
    expect(order(added).indexOf('lot')).toBe(order(added).indexOf('effectiveFrom') - 1)
    expect(isOther(auto, without(added, 'lot'), [])).toBe(false)
  })

  test('gives a new column a key of its heading that nobody has', () => {
    const taken = new Set(['lotNumber', 'lot'])
    expect(keyFor('Lot number', taken)).toBe('lotNumber2')
    expect(keyFor('Größe (m²)', taken)).toBe('groEM')
    expect(keyFor('2nd key', taken)).toBe('own2ndKey')
    expect(keyFor('constructor', taken)).toBe('constructor2')
    expect(keyFor('…', taken)).toBe('own')
  })

  test('says in words where two people differ, in order alone too', () => {
    expect(differences(auto, [{ key: 'vin', hidden: true }], [lot])).toEqual([
      { field: 'VIN', mine: 'Hidden', theirs: expect.stringContaining('VIN · VIN · required') },
      { field: 'Lot', mine: 'No such column', theirs: 'Lot · Text · 200 characters' },
    ])
    const [difference] = differences(auto, [{ key: 'costNew' }, { key: 'vin' }], [])
    expect(difference?.field).toBe('Order')
  })
})

describe('the form of a column', () => {
  test('left as it is comes to nothing but the key', () => {
    for (const shaped of shapeColumns(auto, [])) {
      const edited = { standard: auto, settings: [], shaped }
      expect(settingOf(edited, valuesOf(shaped))).toEqual({ key: shaped.column.key })
      expect(resolve(edited, valuesOf(shaped)).errors).toEqual({})
    }
  })

  test('comes to what is other than the standard, with limits as numbers', () => {
    const edited = { standard: auto, settings: [], shaped: shapedOf('costNew') }
    const values = { ...valuesOf(edited.shaped), heading: ' Price ', max: '1,000,000', outlierPercent: '' }
    expect(settingOf(edited, values)).toEqual({
      key: 'costNew',
      heading: 'Price',
      max: 1_000_000,
      outlierPercent: null,
    })
  })

  test('names what is wrong at its field', () => {
    const edited = { standard: auto, settings: [], shaped: undefined }
    const errorsOf = (changed: object) => {
      const { errors } = resolve(edited, { ...valuesOf(undefined), heading: 'Lot', ...changed })
      return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]))
    }
    expect(errorsOf({})).toEqual({})
    expect(errorsOf({ heading: 'vin' })).toEqual({ heading: 'Another column has this heading' })
    expect(errorsOf({ heading: ' ' })).toEqual({ heading: 'Heading is required' })
    expect(errorsOf({ kind: 'choice' })).toEqual({ choices: 'Enter at least one choice' })
    expect(errorsOf({ kind: 'whole', min: 'some' })).toEqual({ min: 'must be a number' })
    expect(errorsOf({ kind: 'date', defaultValue: 'soon' })).toEqual({ defaultValue: expect.any(String) })
  })
})
