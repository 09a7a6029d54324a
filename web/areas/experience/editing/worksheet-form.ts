import '../../../kit/forms/without-eval.ts'
import { comingYear, experiencePeriod, isWithin } from '@portico/contract/areas/experience/experience-period.ts'
import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import { typedMoney, typedRate, type TypedAmount } from '@portico/contract/areas/experience/typed-amounts.ts'
import {
  ClaimLine,
  ClassLine,
  NewWorksheet,
  type Worksheet,
} from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { inMonthFirst } from '@portico/contract/areas/schedules/values/dates.ts'
import { stateCodeOf } from '@portico/contract/areas/schedules/values/us-states.ts'
import { addMonths } from '@portico/contract/kit/zone.rules.ts'
import { z } from 'zod'
import { typedDate } from '../../../kit/forms/typed-date.ts'
import { isoDay, moneyToType } from '../../../platform/formats.ts'

/** A class as typed. */
export interface TypedClass {
  policyFrom: string
  code: string
  payroll: string
  elr: string
  dRatio: string
  auditedPayroll: string
  entity: string
}

/** A claim as typed. */
export interface TypedClaim {
  policyFrom: string
  number: string
  ijCode: string
  status: string
  incurred: string
  printedPrimary: string
  closedOn: string
  currentIncurred: string
  recovered: string
  entity: string
}

/** A worksheet as typed. */
export interface WorksheetValues {
  state: string
  /** yyyy-mm-dd, empty if none is chosen. */
  ratingOn: string
  riskId: string
  publishedMod: string
  split: string
  accidentLimit: string
  medicalOnly: string
  w: string
  b: string
  manualPremium: string
  soldEntities: { name: string; soldOn: string }[]
  classes: TypedClass[]
  claims: TypedClaim[]
}

export type WorksheetSent = z.output<typeof NewWorksheet>

export const emptyClass: TypedClass = {
  policyFrom: '',
  code: '',
  payroll: '',
  elr: '',
  dRatio: '',
  auditedPayroll: '',
  entity: '',
}

export const emptyClaim: TypedClaim = {
  policyFrom: '',
  number: '',
  ijCode: '5',
  status: 'O',
  incurred: '',
  printedPrimary: '',
  closedOn: '',
  currentIncurred: '',
  recovered: '',
  entity: '',
}

const plain = (value: number | null): string => (value === null ? '' : String(value))

/** The initial values: an existing worksheet, or an empty one. */
export function startOf(worksheet: Worksheet | undefined): WorksheetValues {
  if (worksheet === undefined)
    return {
      state: '',
      ratingOn: '',
      riskId: '',
      publishedMod: '',
      split: '',
      accidentLimit: '',
      medicalOnly: '',
      w: '',
      b: '',
      manualPremium: '',
      soldEntities: [],
      classes: [emptyClass],
      claims: [],
    }
  const { state, ratingOn, riskId, publishedMod, manualPremium, soldEntities } = worksheet
  return {
    state,
    ratingOn,
    riskId,
    publishedMod: plain(publishedMod),
    split: moneyToType(worksheet.split),
    accidentLimit: moneyToType(worksheet.accidentLimit),
    medicalOnly: plain(worksheet.medicalOnly),
    w: plain(worksheet.w),
    b: moneyToType(worksheet.b),
    manualPremium: moneyToType(manualPremium),
    soldEntities: soldEntities.map(({ name, soldOn }) => ({ name, soldOn: inMonthFirst(soldOn) })),
    classes: [...worksheet.classes, ...worksheet.comingClasses].map((line) => ({
      ...line,
      payroll: moneyToType(line.payroll),
      elr: plain(line.elr),
      dRatio: plain(line.dRatio),
      auditedPayroll: moneyToType(line.auditedPayroll),
    })),
    claims: [...worksheet.claims, ...worksheet.comingClaims].map(({ isOpen, ...line }) => ({
      ...line,
      ijCode: String(line.ijCode),
      status: isOpen ? 'O' : 'F',
      incurred: moneyToType(line.incurred),
      printedPrimary: moneyToType(line.printedPrimary),
      closedOn: line.closedOn === null ? '' : inMonthFirst(line.closedOn),
      currentIncurred: moneyToType(line.currentIncurred),
      recovered: line.recovered === 0 ? '' : moneyToType(line.recovered),
    })),
  }
}

/** The policy years of a rating date, the coming one last. */
export const policyYears = (ratingOn: string): string[] =>
  ratingOn === '' ? [] : [48, 36, 24, 12].map((months) => addMonths(ratingOn, -months))

type Report = (path: (string | number)[], message: string) => void
type Read = (field: string, read: TypedAmount) => number | null

/** The contract's own rules, asked of what was typed. */
export const worksheetSchema = z.custom<WorksheetValues>().transform((values, context): WorksheetSent => {
  let isSound = true
  const report: Report = (path, message) => {
    isSound = false
    context.addIssue({ code: 'custom', path, message })
  }
  const lines = linesOf(values, report)
  const read = reading([], report)
  const sheet = NewWorksheet.safeParse({
    state: stateCodeOf(values.state.trim()) ?? values.state.trim(),
    ratingOn: values.ratingOn,
    riskId: values.riskId.replaceAll(/[\s-]/g, ''),
    publishedMod: read('publishedMod', typedRate(values.publishedMod, 2)),
    split: read('split', typedMoney(values.split)),
    accidentLimit: read('accidentLimit', typedMoney(values.accidentLimit)),
    medicalOnly: read('medicalOnly', typedRate(values.medicalOnly)),
    w: read('w', typedRate(values.w)),
    b: read('b', typedMoney(values.b)),
    manualPremium: read('manualPremium', typedMoney(values.manualPremium)),
    soldEntities: values.soldEntities.map(({ name, soldOn }) => ({ name, soldOn: dayIn(soldOn) })),
    ...lines,
  })
  for (const { path, message } of sheet.error?.issues ?? []) report(path as (string | number)[], message)
  return sheet.success && isSound ? sheet.data : z.NEVER
})

const reading =
  (path: (string | number)[], report: Report): Read =>
  (field, { value, error: message }) => {
    if (message !== null) report([...path, field], message)
    return value
  }

/** A day in stored format; an invalid one is unchanged, and rejected later. */
const dayIn = (typed: string): string => {
  const day = typedDate(typed)
  return day === undefined ? typed : isoDay(day)
}

/** The lines that can be parsed, each in its policy year; the others are errors of their fields. */
function linesOf({ ratingOn, classes, claims }: WorksheetValues, report: Report) {
  const sent: Pick<WorksheetSent, 'classes' | 'claims' | 'comingClasses' | 'comingClaims'> = {
    classes: [],
    claims: [],
    comingClasses: [],
    comingClaims: [],
  }
  const isComing = (policyFrom: string) => isWithin(policyFrom, comingYear(ratingOn))
  for (const [at, typed] of classes.entries()) {
    const line = checked(ClassLine.safeParse(classOf(typed, at, report)), ['classes', at], report)
    if (line !== undefined && isInYear(ratingOn, line, ['classes', at], report))
      sent[isComing(line.policyFrom) ? 'comingClasses' : 'classes'].push(line)
  }
  for (const [at, typed] of claims.entries()) {
    const line = checked(ClaimLine.safeParse(claimOf(typed, at, report)), ['claims', at], report)
    if (line !== undefined && isInYear(ratingOn, line, ['claims', at], report))
      sent[isComing(line.policyFrom) ? 'comingClaims' : 'claims'].push(line)
  }
  return sent
}

function checked<Line>(read: z.ZodSafeParseResult<Line>, at: (string | number)[], report: Report): Line | undefined {
  for (const { path, message } of read.error?.issues ?? []) report([...at, ...(path as string[])], message)
  return read.data
}

function isInYear(
  ratingOn: string,
  { policyFrom }: { readonly policyFrom: string },
  path: (string | number)[],
  report: Report,
): boolean {
  // A missing rating date is reported separately.
  if (ratingOn === '') return false
  const span = { from: experiencePeriod(ratingOn).from, until: ratingOn }
  if (isWithin(policyFrom, span)) return true
  report([...path, 'policyFrom'], experienceMessages.outsidePeriod(inMonthFirst(span.from), inMonthFirst(span.until)))
  return false
}

function classOf(typed: TypedClass, at: number, report: Report) {
  const read = reading(['classes', at], report)
  if (typed.payroll.trim() === '') report(['classes', at, 'payroll'], experienceMessages.fileNoAmount)
  return {
    ...typed,
    payroll: read('payroll', typedMoney(typed.payroll)) ?? 0,
    elr: read('elr', typedRate(typed.elr)),
    dRatio: read('dRatio', typedRate(typed.dRatio)),
    auditedPayroll: read('auditedPayroll', typedMoney(typed.auditedPayroll)),
  }
}

function claimOf({ status, ...typed }: TypedClaim, at: number, report: Report) {
  const read = reading(['claims', at], report)
  if (typed.incurred.trim() === '') report(['claims', at, 'incurred'], experienceMessages.fileNoAmount)
  return {
    ...typed,
    isOpen: status === 'O',
    ijCode: Number(typed.ijCode),
    incurred: read('incurred', typedMoney(typed.incurred)) ?? 0,
    printedPrimary: read('printedPrimary', typedMoney(typed.printedPrimary)),
    closedOn: typed.closedOn.trim() === '' ? null : dayIn(typed.closedOn),
    currentIncurred: read('currentIncurred', typedMoney(typed.currentIncurred)),
    recovered: read('recovered', typedMoney(typed.recovered)) ?? 0,
  }
}
