import '../../../kit/forms/without-eval.ts'
import { coverageKey } from '@portico/contract/areas/policies/coverages/coverage-key.ts'
import {
  formText,
  hasTower,
  isExcessType,
  isRetained,
  layerLimitOf,
} from '@portico/contract/areas/policies/coverages/coverage.rules.ts'
import {
  type Coverage,
  CoverageSheet,
  type PolicyForm,
  type PolicyLayer,
} from '@portico/contract/areas/policies/coverages/coverage-sheet.shapes.ts'
import {
  linesOf,
  type ScheduleEntry,
  scheduledForms,
  schedulesOf,
} from '@portico/contract/areas/policies/coverages/schedule-entries.rules.ts'
import { standardCoverage, standardCoverages } from '@portico/contract/areas/policies/coverages/standard-coverages.ts'
import { z } from 'zod'
import { moneyToType, typedCents } from '../../../platform/formats.ts'

/** A coverage as typed; rows without a value are not saved. */
export interface CoverageValues {
  readonly name: string
  /** Dollars. */
  readonly limit: string
  readonly deductible: string
  readonly isRetention: boolean
  readonly note: string
}

export interface CoverageFormValues {
  readonly coverages: CoverageValues[]
  /** One per line. */
  readonly forms: string
  readonly schedules: ScheduleEntry[]
  readonly exclusions: string
  readonly layerKind: '' | PolicyLayer['kind']
  readonly layerLimit: string
  readonly attachment: string
  readonly over: string[]
}

/** What the form starts from: a policy, or the one before it. */
export interface KnownSheet {
  readonly coverages: readonly Coverage[]
  readonly forms: readonly PolicyForm[]
  readonly exclusions: readonly string[]
  readonly layer: PolicyLayer | null
}

/** The form for a policy of a type: its coverages, then the standard ones of the line that it lacks. */
export function valuesOf({ coverages, forms, exclusions, layer }: KnownSheet, policyType: string): CoverageFormValues {
  const known = coverages.map(typedCoverage)
  return {
    coverages: withStandard(known, policyType),
    forms: forms.map(formText).join('\n'),
    schedules: forms.flatMap(schedulesOf),
    exclusions: exclusions.join('\n'),
    layerKind: layer?.kind ?? (coverages.length === 0 ? usualKind(policyType) : ''),
    // Blank follows the coverages, so that a new occurrence limit becomes the limit of the layer.
    layerLimit: layer === null || layer.limit === layerLimitOf(policyType, coverages) ? '' : moneyToType(layer.limit),
    attachment: layer?.kind === 'EXCESS' ? moneyToType(layer.attachment) : '',
    over: layer?.over ?? [],
  }
}

function usualKind(policyType: string): CoverageFormValues['layerKind'] {
  if (isExcessType(policyType)) return 'EXCESS'
  return hasTower(policyType) ? 'PRIMARY' : ''
}

/** A stored coverage without any value is one that is included. */
const typedCoverage = ({ name, limit, deductible, isRetention, note }: Coverage): CoverageValues => ({
  name,
  limit: moneyToType(limit),
  deductible: moneyToType(deductible),
  isRetention,
  note: limit === null && deductible === null && note === '' ? 'Included' : note,
})

/** Rows in the order of a line: its standard coverages, blank if they are missing, then all others. */
function withStandard(rows: readonly CoverageValues[], policyType: string): CoverageValues[] {
  const ofStandard = Map.groupBy(rows, ({ name }) => standardCoverage(policyType, name)?.name)
  const standard = standardCoverages(policyType).flatMap(
    ({ name }) => ofStandard.get(name) ?? [blankRow(name, policyType)],
  )
  return [...standard, ...(ofStandard.get(undefined) ?? [])]
}

export const blankRow = (name: string, policyType: string): CoverageValues => ({
  name,
  limit: '',
  deductible: '',
  isRetention: isRetained(policyType, name),
  note: '',
})

/** Rows after other coverages were read: those of the same name take the new values, others are added. */
export function withCoverages(rows: readonly CoverageValues[], found: readonly Coverage[]): CoverageValues[] {
  const read = new Map(found.map((coverage) => [coverageKey(coverage), typedCoverage(coverage)]))
  const here = new Set(rows.map(coverageKey))
  return [
    ...rows.map((row) => read.get(coverageKey(row)) ?? row),
    ...[...read].filter(([key]) => !here.has(key)).map(([, row]) => row),
  ]
}

const isFilled = ({ limit, deductible, note }: CoverageValues): boolean =>
  [limit, deductible, note].some((typed) => typed.trim() !== '')

type Report = (path: PropertyKey[], message: string) => void

/** The contract's own rules, asked of what was typed for a policy of a type. */
export const coverageFormSchema = (policyType: string) =>
  z.custom<CoverageFormValues>().transform((values, context): CoverageSheet => {
    const report: Report = (path, message) => context.addIssue({ code: 'custom', path, message })
    // Errors of the rows that are saved are shown at their own rows, past those left blank.
    const places = values.coverages.flatMap((row, at) => (isFilled(row) ? [at] : []))
    const typed = typedSheet(values, { policyType, places, report })
    const parsed = CoverageSheet.safeParse(typed)
    if (parsed.success) return parsed.data
    for (const { path, message } of parsed.error.issues) report(fieldPath(path, places), message)
    return z.NEVER
  })

const layerFields: Readonly<Record<string, keyof CoverageFormValues>> = {
  limit: 'layerLimit',
  attachment: 'attachment',
  over: 'over',
}

/** The field of the form that an error of the sheet belongs to. */
function fieldPath([first, second, ...rest]: readonly PropertyKey[], places: readonly number[]): PropertyKey[] {
  if (first === 'layer') return [layerFields[String(second)] ?? 'layerKind']
  if (first === 'forms' && rest[0] === 'schedule') return ['schedules']
  if (first === 'coverages' && second !== undefined) return [first, places[Number(second)]!, ...rest]
  return first === undefined ? [] : [first]
}

interface Typed {
  readonly policyType: string
  readonly places: readonly number[]
  readonly report: Report
}

function typedSheet(values: CoverageFormValues, { policyType, places, report }: Typed): CoverageSheet {
  const cents = (typed: string, ...path: PropertyKey[]): number | null => {
    const amount = typed.trim() === '' ? null : typedCents(typed)
    if (amount === undefined) report(path, 'must be a number')
    return amount ?? null
  }
  const coverages = places.map((at): Coverage => {
    const row = values.coverages[at]!
    const deductible = cents(row.deductible, 'coverages', at, 'deductible')
    return {
      name: row.name,
      limit: cents(row.limit, 'coverages', at, 'limit'),
      deductible,
      isRetention: deductible !== null && row.isRetention,
      note: row.note,
    }
  })
  return {
    coverages,
    forms: scheduledForms(values, report),
    exclusions: linesOf(values.exclusions),
    layer: typedLayer(values, layerLimitOf(policyType, coverages), cents),
  }
}

/** A blank limit follows the coverages; a primary policy without any limit is in no tower yet. */
function typedLayer(
  { layerKind, layerLimit, attachment, over }: CoverageFormValues,
  known: number | null,
  cents: (typed: string, ...path: PropertyKey[]) => number | null,
): PolicyLayer | null {
  if (layerKind === '') return null
  const limit = cents(layerLimit, 'layerLimit') ?? known ?? 0
  if (layerKind === 'PRIMARY') return limit === 0 ? null : { kind: layerKind, attachment: 0, limit, over: [] }
  return { kind: layerKind, attachment: cents(attachment, 'attachment') ?? 0, limit, over }
}
