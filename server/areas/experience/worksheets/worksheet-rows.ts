import { comingYear, experiencePeriod, isWithin } from '@portico/contract/areas/experience/experience-period.ts'
import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import { typedMoney, typedRate, type TypedAmount } from '@portico/contract/areas/experience/typed-amounts.ts'
import {
  ClaimLine,
  ClassLine,
  type WorksheetContent,
  worksheetLimits,
} from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { inMonthFirst, readDate } from '@portico/contract/areas/schedules/values/dates.ts'
import type { HeadedRow, Headings } from '../headed-rows.ts'
import { refused } from '../headed-rows.ts'
import { RowErrors } from '../row-errors.ts'

const names = {
  policyFrom: 'Policy From',
  code: 'Class',
  payroll: 'Payroll',
  elr: 'ELR',
  dRatio: 'D-Ratio',
  auditedPayroll: 'Audited Payroll',
  number: 'Claim',
  ijCode: 'IJ',
  status: 'Status',
  incurred: 'Incurred',
  printedPrimary: 'Printed Primary',
  closedOn: 'Closed On',
  currentIncurred: 'Current Incurred',
  recovered: 'Recovered',
  entity: 'Entity',
} as const

type Field = keyof typeof names
type Row = HeadedRow<Field>

/** How a file of classes and claims is read. */
export const worksheetHeadings: Headings<Field> = {
  fields: {
    policyFrom: ['policyfrom', 'policyeffective', 'policyeffectivedate', 'effectivedate', 'policydate'],
    code: ['class', 'classcode', 'code'],
    payroll: ['payroll'],
    elr: ['elr', 'expectedlossrate'],
    dRatio: ['d', 'dratio'],
    auditedPayroll: ['auditedpayroll', 'auditpayroll'],
    number: ['claim', 'claimnumber', 'claimdata', 'claimno'],
    ijCode: ['ij', 'ijcode', 'injurycode', 'injurytype'],
    status: ['status', 'of', 'openfinal'],
    incurred: ['incurred', 'actincloss', 'actualincurred', 'actualincurredloss', 'totalincurred'],
    printedPrimary: ['printedprimary', 'actprimloss', 'actualprimary', 'actualprimaryloss'],
    closedOn: ['closedon', 'closed', 'dateclosed'],
    currentIncurred: ['currentincurred', 'newestincurred'],
    recovered: ['recovered', 'subrogation', 'recovery'],
    entity: ['entity', 'company', 'insured'],
  },
  areThere: (has) => has('policyFrom') && ((has('code') && has('payroll')) || (has('number') && has('incurred'))),
  noHeadings: experienceMessages.fileNoHeadings,
  most: 2 * (worksheetLimits.classes + worksheetLimits.claims),
  tooMany: experienceMessages.tooManyRows(String(2 * (worksheetLimits.classes + worksheetLimits.claims))),
}

type Lines = Pick<WorksheetContent, 'classes' | 'claims' | 'comingClasses' | 'comingClaims'>

/** The classes and claims of a file, by policy year. Rejects the file if a row cannot be parsed. */
export function linesOf(rows: readonly Row[], ratingOn: string): Lines {
  const errors = new RowErrors()
  const [period, coming] = [experiencePeriod(ratingOn), comingYear(ratingOn)]
  const lines: Lines = { classes: [], claims: [], comingClasses: [], comingClaims: [] }
  const outside = experienceMessages.outsidePeriod(inMonthFirst(period.from), inMonthFirst(coming.until))
  for (const row of rows) {
    const line = lineOf(row, errors)
    if (line === undefined) continue
    const isComing = isWithin(line.policyFrom, coming)
    if (!isComing && !isWithin(line.policyFrom, period)) errors.add(row.number, outside, names.policyFrom)
    else if ('code' in line) lines[isComing ? 'comingClasses' : 'classes'].push(line)
    else lines[isComing ? 'comingClaims' : 'claims'].push(line)
  }
  errors.demandNone(experienceMessages.fileErrors)
  if (rows.length === 0) throw refused(experienceMessages.fileNoRows)
  demandRoom(lines)
  return lines
}

function demandRoom({ classes, comingClasses, claims, comingClaims }: Lines): void {
  const most = (limit: number) => experienceMessages.tooManyRows(String(limit))
  if (Math.max(classes.length, comingClasses.length) > worksheetLimits.classes)
    throw refused(most(worksheetLimits.classes))
  if (Math.max(claims.length, comingClaims.length) > worksheetLimits.claims) throw refused(most(worksheetLimits.claims))
}

function lineOf(row: Row, errors: RowErrors): ClassLine | ClaimLine | undefined {
  const [isClass, isClaim] = [row.textOf('code') !== '', row.textOf('number') !== '']
  if (isClass === isClaim) {
    errors.add(row.number, isClass ? experienceMessages.fileBothKinds : experienceMessages.fileNoKind)
    return undefined
  }
  return isClass ? classOf(row, errors) : claimOf(row, errors)
}

function classOf(row: Row, errors: RowErrors): ClassLine | undefined {
  const amount = amountsOf(row, errors)
  const payroll = amount('payroll', typedMoney)
  if (row.textOf('payroll') === '') errors.add(row.number, experienceMessages.fileNoAmount, names.payroll)
  const read = ClassLine.safeParse({
    policyFrom: dayOf(row, 'policyFrom', errors),
    code: row.textOf('code'),
    payroll: payroll ?? 0,
    elr: amount('elr', typedRate),
    dRatio: amount('dRatio', typedRate),
    auditedPayroll: amount('auditedPayroll', typedMoney),
    entity: row.textOf('entity'),
  })
  return checked(read, row, errors)
}

function claimOf(row: Row, errors: RowErrors): ClaimLine | undefined {
  const amount = amountsOf(row, errors)
  const status = row.textOf('status').slice(0, 1).toUpperCase()
  if (!['O', 'F', 'C'].includes(status)) errors.add(row.number, experienceMessages.fileNoStatus)
  const injury = /^[1-9]$/.test(row.textOf('ijCode')) ? Number(row.textOf('ijCode')) : undefined
  if (injury === undefined) errors.add(row.number, experienceMessages.fileNoInjury)
  if (row.textOf('incurred') === '') errors.add(row.number, experienceMessages.fileNoAmount, names.incurred)
  const read = ClaimLine.safeParse({
    policyFrom: dayOf(row, 'policyFrom', errors),
    number: row.textOf('number'),
    ijCode: injury ?? 1,
    isOpen: status === 'O',
    incurred: amount('incurred', typedMoney) ?? 0,
    printedPrimary: amount('printedPrimary', typedMoney),
    closedOn: row.textOf('closedOn') === '' ? null : dayOf(row, 'closedOn', errors),
    currentIncurred: amount('currentIncurred', typedMoney),
    recovered: amount('recovered', typedMoney) ?? 0,
    entity: row.textOf('entity'),
  })
  return checked(read, row, errors)
}

const amountsOf = (row: Row, errors: RowErrors) => (field: Field, read: (typed: string) => TypedAmount) => {
  const { value, error } = read(row.textOf(field))
  if (error !== null) errors.add(row.number, error, names[field])
  return value
}

/** A day in stored format; an unreadable one is an error and counts as missing. */
function dayOf(row: Row, field: 'policyFrom' | 'closedOn', errors: RowErrors): string | undefined {
  const { value, error } = readDate(row.textOf(field))
  if (error === null && value !== null) return value
  errors.add(row.number, experienceMessages.fileNoDay, names[field])
  return undefined
}

type Parsed<Line> =
  | { readonly success: true; readonly data: Line }
  | {
      readonly success: false
      readonly error: { readonly issues: readonly { readonly path: PropertyKey[]; readonly message: string }[] }
    }

function checked<Line>(read: Parsed<Line>, row: Row, errors: RowErrors): Line | undefined {
  if (read.success) return read.data
  for (const { path, message } of read.error.issues) {
    const field = path[0] as Field
    // A day that could not be read is named already.
    if (field !== 'policyFrom' && field !== 'closedOn') errors.add(row.number, message, names[field])
  }
  return undefined
}
