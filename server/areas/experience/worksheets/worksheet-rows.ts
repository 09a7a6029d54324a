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
import { RowFaults } from '../row-faults.ts'

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
  const faults = new RowFaults()
  const [period, coming] = [experiencePeriod(ratingOn), comingYear(ratingOn)]
  const lines: Lines = { classes: [], claims: [], comingClasses: [], comingClaims: [] }
  const outside = experienceMessages.outsidePeriod(inMonthFirst(period.from), inMonthFirst(coming.until))
  for (const row of rows) {
    const line = lineOf(row, faults)
    if (line === undefined) continue
    const isComing = isWithin(line.policyFrom, coming)
    if (!isComing && !isWithin(line.policyFrom, period)) faults.add(row.number, outside, names.policyFrom)
    else if ('code' in line) lines[isComing ? 'comingClasses' : 'classes'].push(line)
    else lines[isComing ? 'comingClaims' : 'claims'].push(line)
  }
  faults.demandNone(experienceMessages.fileFaults)
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

function lineOf(row: Row, faults: RowFaults): ClassLine | ClaimLine | undefined {
  const [isClass, isClaim] = [row.textOf('code') !== '', row.textOf('number') !== '']
  if (isClass === isClaim) {
    faults.add(row.number, isClass ? experienceMessages.fileBothKinds : experienceMessages.fileNoKind)
    return undefined
  }
  return isClass ? classOf(row, faults) : claimOf(row, faults)
}

function classOf(row: Row, faults: RowFaults): ClassLine | undefined {
  const amount = amountsOf(row, faults)
  const payroll = amount('payroll', typedMoney)
  if (row.textOf('payroll') === '') faults.add(row.number, experienceMessages.fileNoAmount, names.payroll)
  const read = ClassLine.safeParse({
    policyFrom: dayOf(row, 'policyFrom', faults),
    code: row.textOf('code'),
    payroll: payroll ?? 0,
    elr: amount('elr', typedRate),
    dRatio: amount('dRatio', typedRate),
    auditedPayroll: amount('auditedPayroll', typedMoney),
    entity: row.textOf('entity'),
  })
  return checked(read, row, faults)
}

function claimOf(row: Row, faults: RowFaults): ClaimLine | undefined {
  const amount = amountsOf(row, faults)
  const status = row.textOf('status').slice(0, 1).toUpperCase()
  if (!['O', 'F', 'C'].includes(status)) faults.add(row.number, experienceMessages.fileNoStatus)
  const injury = /^[1-9]$/.test(row.textOf('ijCode')) ? Number(row.textOf('ijCode')) : undefined
  if (injury === undefined) faults.add(row.number, experienceMessages.fileNoInjury)
  if (row.textOf('incurred') === '') faults.add(row.number, experienceMessages.fileNoAmount, names.incurred)
  const read = ClaimLine.safeParse({
    policyFrom: dayOf(row, 'policyFrom', faults),
    number: row.textOf('number'),
    ijCode: injury ?? 1,
    isOpen: status === 'O',
    incurred: amount('incurred', typedMoney) ?? 0,
    printedPrimary: amount('printedPrimary', typedMoney),
    closedOn: row.textOf('closedOn') === '' ? null : dayOf(row, 'closedOn', faults),
    currentIncurred: amount('currentIncurred', typedMoney),
    recovered: amount('recovered', typedMoney) ?? 0,
    entity: row.textOf('entity'),
  })
  return checked(read, row, faults)
}

const amountsOf = (row: Row, faults: RowFaults) => (field: Field, read: (typed: string) => TypedAmount) => {
  const { value, fault } = read(row.textOf(field))
  if (fault !== null) faults.add(row.number, fault, names[field])
  return value
}

/** A day in stored format; an unreadable one is an error and counts as missing. */
function dayOf(row: Row, field: 'policyFrom' | 'closedOn', faults: RowFaults): string | undefined {
  const { value, fault } = readDate(row.textOf(field))
  if (fault === null && value !== null) return value
  faults.add(row.number, experienceMessages.fileNoDay, names[field])
  return undefined
}

type Parsed<Line> =
  | { readonly success: true; readonly data: Line }
  | {
      readonly success: false
      readonly error: { readonly issues: readonly { readonly path: PropertyKey[]; readonly message: string }[] }
    }

function checked<Line>(read: Parsed<Line>, row: Row, faults: RowFaults): Line | undefined {
  if (read.success) return read.data
  for (const { path, message } of read.error.issues) {
    const field = path[0] as Field
    // A day that could not be read is named already.
    if (field !== 'policyFrom' && field !== 'closedOn') faults.add(row.number, message, names[field])
  }
  return undefined
}
