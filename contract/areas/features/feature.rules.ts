import { featureOptions, flagsToCome } from './feature-catalog.ts'
import { featureDefaults, type FeatureName, type FeatureValue } from './feature-defaults.ts'
import { featureMessages } from './feature.messages.ts'

export type FeatureType = 'ARRAY' | 'BOOLEAN' | 'STRING' | 'MAP_SS'

/** The owner of a value. An account's own takes precedence over its brokerage's. */
export type FeatureSource = 'ACCOUNT' | 'BROKERAGE'

interface Entry {
  readonly name: string
  readonly source: FeatureSource
}

export const isFeatureName = (name: string): name is FeatureName => Object.hasOwn(featureDefaults, name)

/** Whether administrators may set a flag: it exists, and something reads it. */
export const isOffered = (name: string): name is FeatureName => isFeatureName(name) && !flagsToCome.includes(name)

/** The type of a flag, which is that of its default. */
export function featureType(name: FeatureName): FeatureType {
  const value: FeatureValue = featureDefaults[name]
  if (typeof value === 'boolean') return 'BOOLEAN'
  if (typeof value === 'string') return 'STRING'
  return Array.isArray(value) ? 'ARRAY' : 'MAP_SS'
}

/** Of all values that are set, the one of each flag that holds: the account's own, else the brokerage's. */
export function entriesInForce<E extends Entry>(entries: readonly E[]): E[] {
  const own = new Set(entries.filter(({ source }) => source === 'ACCOUNT').map(({ name }) => name))
  return entries.filter(({ name, source }) => source === 'ACCOUNT' || !own.has(name))
}

/** The options of a list that a change of its value turns off; `['']` if it turns off the flag itself. */
export function turnedOff(before: FeatureValue, after: FeatureValue): readonly string[] {
  if (Array.isArray(before)) return before.filter((option) => !Array.isArray(after) || !after.includes(option))
  return before === true && after === false ? [''] : []
}

/** Parses a value for the flag's type, a map also from JSON; or returns the error. */
export function readFeatureValue(
  name: FeatureName,
  sent: unknown,
): { readonly value: FeatureValue } | { readonly error: string } {
  return readers[featureType(name)](sent, name)
}

type Reading = { readonly value: FeatureValue } | { readonly error: string }

const readers: Readonly<Record<FeatureType, (sent: unknown, name: FeatureName) => Reading>> = {
  BOOLEAN: (sent) => (typeof sent === 'boolean' ? { value: sent } : { error: featureMessages.boolean }),
  STRING: (sent) => (typeof sent === 'string' ? { value: sent } : { error: featureMessages.string }),
  ARRAY: readList,
  MAP_SS: (sent) => (typeof sent === 'string' ? readJson(sent) : readMap(sent)),
}

function readList(sent: unknown, name: FeatureName): Reading {
  if (!Array.isArray(sent) || !sent.every((item) => typeof item === 'string')) return { error: featureMessages.array }
  const options = featureOptions[name] ?? []
  const unknown = sent.find((item) => !options.includes(item))
  return unknown === undefined ? { value: [...new Set(sent)] } : { error: featureMessages.unknownOption(unknown) }
}

function readJson(typed: string): Reading {
  try {
    return readMap(JSON.parse(typed))
  } catch {
    return { error: featureMessages.mapJson }
  }
}

function readMap(sent: unknown): Reading {
  const isMap = typeof sent === 'object' && sent !== null && !Array.isArray(sent)
  return isMap && Object.values(sent).every((item) => typeof item === 'string')
    ? { value: sent as Record<string, string> }
    : { error: featureMessages.mapTexts }
}
