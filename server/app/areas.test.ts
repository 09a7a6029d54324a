import { areaHolds, areaMoves } from '@portico/contract/areas.ts'
import { api } from '@portico/contract/api.ts'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { declaredAreas } from './areas.ts'

const declared = await declaredAreas()

test('every kind of row that moves or holds at a merge is declared by exactly one area', () => {
  const merging = declared.flatMap((area) => area.merging ?? [])
  const kinds = (key: 'moves' | 'holds') => merging.flatMap((area) => Object.keys(area[key] ?? {}))
  expect(kinds('moves')).toEqual(areaMoves)
  expect(kinds('holds')).toEqual(areaHolds)
})

test('no call is declared twice, and none that the contract lacks', () => {
  const keys = declared.flatMap(({ routes = [] }) => routes.flat()).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.filter((key) => !(key in api))).toEqual([])
})

test('every declaration on the server is read', () => {
  const folder = join(import.meta.dirname, '../areas')
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.area.ts'))
  expect(declared).toHaveLength(written.length)
})
