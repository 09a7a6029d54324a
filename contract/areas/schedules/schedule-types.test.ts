import { expect, test } from 'vitest'
import { featureOptions } from '../features/feature-catalog.ts'
import { featureDefaults } from '../features/feature-defaults.ts'
import { ColumnKey, FieldDefinitions } from './column.shapes.ts'
import { columnsOf, fieldDefinitions } from './columns/schedule-columns.ts'
import { TabName } from './schedule.shapes.ts'
import {
  allScheduleTypes,
  defaultScheduleTypes,
  nameOfType,
  type ScheduleType,
  scheduleTypes,
  typeOfSlug,
} from './schedule-types.ts'

const types = allScheduleTypes

test('there are the 35 types that the flag of shown schedules knows, and its five defaults', () => {
  expect(types).toHaveLength(35)
  expect(featureOptions.SCHEDULES_TO_SHOW).toEqual(types)
  expect(featureDefaults.SCHEDULES_TO_SHOW).toEqual(defaultScheduleTypes)
})

test('a page is found by its slug, and every slug leads to one type', () => {
  const paged = types.filter((type) => scheduleTypes[type].slug !== null)
  expect(paged.map((type) => typeOfSlug(scheduleTypes[type].slug ?? ''))).toEqual(paged)
  expect(['', 'null', 'toString', 'Auto'].map(typeOfSlug)).toEqual(Array(4).fill(undefined))
})

test('some types have no page, one is hidden, two cannot be imported by the wizard', () => {
  const without = (has: (type: ScheduleType) => boolean) => types.filter((type) => !has(type))
  expect(without((type) => scheduleTypes[type].slug !== null)).toEqual([
    'UMBRELLA',
    'EXCESS_LIABILITY',
    'CRIME',
    'CYBER',
  ])
  expect(without((type) => scheduleTypes[type].onSchedulePage || scheduleTypes[type].slug === null)).toEqual([
    'CERTIFICATE_OF_INSURANCE',
  ])
  expect(without((type) => scheduleTypes[type].wizardImportable)).toEqual([
    'MISCELLANEOUS',
    'BUSINESS_INCOME_WORKSHEET',
  ])
})

test('a type without a name is shown by its code in words', () => {
  expect([nameOfType('VESSEL'), nameOfType('PIP')]).toEqual(['Ocean Cargo', 'Personal Injury'])
  expect([nameOfType('LOCATIONS'), nameOfType('EXCESS_LIABILITY')]).toEqual(['Locations', 'Excess Liability'])
})

test('every type has columns, with one key and one heading each, and a key column in front', () => {
  for (const type of types) {
    const columns = columnsOf(type)
    const own = (field: 'key' | 'heading') => new Set(columns.map((column) => column[field].toLowerCase()))
    expect([type, own('key').size, own('heading').size]).toEqual([type, columns.length, columns.length])
    expect(columns[0]?.frozen).toBe(true)
    expect(columns.filter(({ key, help }) => !ColumnKey.safeParse(key).success || help === '')).toEqual([])
    const firstLoose = columns.findIndex(({ frozen }) => !frozen)
    expect(columns.slice(firstLoose).filter(({ frozen }) => frozen)).toEqual([])
  }
})

test('field definitions are what their call promises', () => {
  expect(FieldDefinitions.array().safeParse(fieldDefinitions()).error).toBeUndefined()
})

test('a tab has a name that a spreadsheet takes', () => {
  expect(TabName.parse('  Fleet 2027 ')).toBe('Fleet 2027')
  for (const illegal of '[]*/\\?:') {
    expect(TabName.safeParse(`a${illegal}b`).error?.issues[0]?.message).toBe('Illegal Characters: [ ] * / \\ ? :')
  }
  expect(TabName.safeParse(' ').error?.issues[0]?.message).toBe('Tab name is required')
  expect(TabName.safeParse('x'.repeat(32)).success).toBe(false)
})
