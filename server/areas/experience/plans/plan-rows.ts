import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import { type PlanClass, PlanValues, planLimits } from '@portico/contract/areas/experience/plan.shapes.ts'
import { typedMoney, typedRate, type TypedAmount } from '@portico/contract/areas/experience/typed-amounts.ts'
import { wcClassCode } from '@portico/contract/areas/lookups/class-codes.ts'
import { type HeadedRow, type Headings, refused } from '../headed-rows.ts'
import { RowErrors } from '../row-errors.ts'

type Field = 'item' | 'code' | 'value' | 'd'

/** How a file of state values is read. */
export const planHeadings: Headings<Field> = {
  fields: { item: ['item'], code: ['code', 'from', 'class'], value: ['value', 'elr'], d: ['d', 'dratio'] },
  areThere: (has) => has('item') && has('code') && has('value'),
  noHeadings: experienceMessages.planNoHeadings,
  most: planLimits.classes + 1200,
  tooMany: experienceMessages.planTooMany(planLimits.classes.toLocaleString('en-US')),
}

const money = (typed: string) => typedMoney(typed)
const rate = (typed: string) => typedRate(typed)

/** Items that occur once, or once per size of expected losses, with the parser of their value. */
const items = {
  splitpoint: { read: money, byExpected: false },
  accidentlimit: { read: money, byExpected: false },
  medicalonly: { read: rate, byExpected: false },
  capbase: { read: rate, byExpected: false },
  capslope: { read: rate, byExpected: false },
  g: { read: rate, byExpected: false },
  w: { read: rate, byExpected: true },
  b: { read: money, byExpected: true },
  leftout: { read: money, byExpected: false },
  primarythreshold: { read: money, byExpected: true },
} as const satisfies Record<string, { readonly read: (typed: string) => TypedAmount; readonly byExpected: boolean }>

type Item = keyof typeof items
type Found = ReadonlyMap<Item, ReadonlyMap<number, number>>

/** State values as they were read. */
export interface ReadPlan {
  readonly values: PlanValues
  readonly classes: readonly PlanClass[]
}

/** Parses the rating values of a state, all or nothing: an incomplete plan must not be used in calculations. */
export function planOf(rows: readonly HeadedRow<Field>[]): ReadPlan {
  const errors = new RowErrors()
  const found = new Map<Item, Map<number, number>>()
  const classes = new Map<string, PlanClass>()
  for (const row of rows) {
    const item = row
      .textOf('item')
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '')
    if (item === 'class') readClass(row, classes, errors)
    else if (item in items) readItem(row, item as Item, found, errors)
    else errors.add(row.number, experienceMessages.planUnknownItem(row.textOf('item').slice(0, 40)), 'Item')
  }
  errors.demandNone(experienceMessages.planErrors)
  if (classes.size === 0) throw refused(experienceMessages.planNoClasses)
  if (classes.size > planLimits.classes) throw refused(planHeadings.tooMany)
  const read = PlanValues.safeParse(found.has('primarythreshold') ? californiaOf(found) : ncciOf(found))
  if (!read.success) throw refused(read.error.issues[0]?.message ?? experienceMessages.planFileFailed)
  return { values: read.data, classes: [...classes.values()] }
}

function readItem(row: HeadedRow<Field>, item: Item, found: Map<Item, Map<number, number>>, errors: RowErrors): void {
  const { read, byExpected } = items[item]
  const value = amount(row, 'value', read, errors)
  const from = byExpected ? amount(row, 'code', money, errors) : 0
  if (value === undefined || from === undefined) return
  const stood = found.get(item) ?? new Map<number, number>()
  if (stood.has(from)) errors.add(row.number, experienceMessages.planTwice(row.textOf('item')), 'Item')
  found.set(item, stood.set(from, value))
}

function readClass(row: HeadedRow<Field>, classes: Map<string, PlanClass>, errors: RowErrors): void {
  const code = wcClassCode(row.textOf('code'))
  const elr = amount(row, 'value', rate, errors)
  const dRatio = amount(row, 'd', rate, errors)
  if (code === undefined) errors.add(row.number, experienceMessages.classCode, 'Code')
  else if (classes.has(code)) errors.add(row.number, experienceMessages.planTwice(code), 'Code')
  else if (dRatio !== undefined && dRatio > 1) errors.add(row.number, experienceMessages.planRatio, 'D')
  else if (elr !== undefined && dRatio !== undefined) classes.set(code, { code, elr, dRatio })
}

function amount(
  row: HeadedRow<Field>,
  field: 'code' | 'value' | 'd',
  read: (typed: string) => TypedAmount,
  errors: RowErrors,
): number | undefined {
  const { value, error } = read(row.textOf(field))
  if (value !== null) return value
  errors.add(row.number, error ?? experienceMessages.fileNoAmount, { code: 'Code', value: 'Value', d: 'D' }[field])
  return undefined
}

const one = (found: Found, item: Item): number | null => found.get(item)?.get(0) ?? null

function ncciOf(found: Found): PlanValues {
  const [split, accidentLimit] = [one(found, 'splitpoint'), one(found, 'accidentlimit')]
  if (split === null) throw refused(experienceMessages.planNoSplit)
  if (accidentLimit === null) throw refused(experienceMessages.planNoLimit)
  const [w, b] = [found.get('w') ?? new Map<number, number>(), found.get('b') ?? new Map<number, number>()]
  if (w.size === 0 || w.size !== b.size || [...w.keys()].some((from) => !b.has(from)))
    throw refused(experienceMessages.planNoWeights)
  return {
    formula: 'NCCI',
    split,
    accidentLimit,
    medicalOnly: one(found, 'medicalonly'),
    cap: capOf(found),
    weights: [...w].map(([from, weight]) => ({ from, w: weight, b: b.get(from) ?? 0 })),
  }
}

function capOf(found: Found) {
  const [base, slope, g] = [one(found, 'capbase'), one(found, 'capslope'), one(found, 'g')]
  if (base === null && slope === null && g === null) return null
  if (base === null || slope === null || g === null) throw refused(experienceMessages.planHalfCap)
  return { base, slope, g }
}

function californiaOf(found: Found): PlanValues {
  const thresholds = [...(found.get('primarythreshold') ?? [])].map(([from, threshold]) => ({ from, threshold }))
  const leftOut = one(found, 'leftout')
  if (leftOut === null) throw refused(experienceMessages.planNoLeftOut)
  return { formula: 'CALIFORNIA', leftOut, thresholds }
}
