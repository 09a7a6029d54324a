import { detectHeader } from '../schedules/imports/detect-header.ts'
import type { FileRow } from '../schedules/imports/detect-cells.ts'
import { lossColumns, type ChosenColumns, type LossColumn } from './loss.shapes.ts'

/** What carriers call a column, in letters alone; the first that a file has is taken. */
const headings: Readonly<Record<LossColumn, readonly string[]>> = {
  policyNumber: ['policynumber', 'policyno', 'policynum', 'policy'],
  claimNumber: ['claimnumber', 'claimno', 'claimnum', 'claimid', 'occurrencenumber', 'filenumber', 'claim'],
  lossOn: [
    'dateofloss',
    'lossdate',
    'dol',
    'accidentdate',
    'dateofaccident',
    'occurrencedate',
    'dateofinjury',
    'injurydate',
  ],
  reportedOn: ['datereported', 'reporteddate', 'reportdate', 'reported', 'reportedon', 'noticedate'],
  claimant: ['claimant', 'claimantname', 'employee', 'employeename', 'injuredworker', 'driver'],
  cause: ['causeofloss', 'cause', 'causeofinjury', 'losscause', 'losstype', 'typeofloss', 'accidenttype'],
  description: [
    'description',
    'lossdescription',
    'accidentdescription',
    'descriptionofloss',
    'whathappened',
    'details',
  ],
  status: ['status', 'claimstatus', 'openclosed', 'oc', 'stat'],
  paidIndemnity: [
    'paidindemnity',
    'indemnitypaid',
    'paidloss',
    'losspaid',
    'bipaid',
    'lossespaid',
    'totalpaid',
    'paid',
    'nettotalpaid',
  ],
  paidMedical: ['paidmedical', 'medicalpaid', 'medpaid', 'paidmed'],
  paidExpense: ['paidexpense', 'expensepaid', 'expensespaid', 'alaepaid', 'paidalae', 'paidexpenses', 'exppaid'],
  reserveIndemnity: [
    'reserveindemnity',
    'indemnityreserve',
    'reservedindemnity',
    'lossreserve',
    'reserveloss',
    'outstandingindemnity',
    'totalreserve',
    'reserve',
    'reserves',
    'outstanding',
    'reserved',
    'totaloutstanding',
  ],
  reserveMedical: ['reservemedical', 'medicalreserve', 'reservedmedical', 'medreserve', 'outstandingmedical'],
  reserveExpense: ['reserveexpense', 'expensereserve', 'reservedexpense', 'alaereserve', 'outstandingexpense'],
  recovered: [
    'recovered',
    'recoveries',
    'recovery',
    'subrogation',
    'salvageandsubrogation',
    'totalrecovered',
    'deductiblerecovery',
  ],
  page: ['page', 'pageno', 'pagenumber'],
}

const plain = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z]/g, '')

/** The columns of a file by its headings; chosen ones take precedence, and no column is used twice. */
export function columnsByHeading(
  named: readonly string[],
  chosen: ChosenColumns = {},
): Record<LossColumn, number | null> {
  const names = named.map(plain)
  const taken = new Set(Object.values(chosen))
  return Object.fromEntries(
    lossColumns.map((column) => {
      const choice = chosen[column]
      if (choice !== undefined) return [column, choice]
      const at = headings[column].map((name) => names.findIndex((each, place) => each === name && !taken.has(place)))
      const found = at.find((place) => place !== -1) ?? null
      if (found !== null) taken.add(found)
      return [column, found]
    }),
  ) as Record<LossColumn, number | null>
}

/** The list of a file: its headings, its rows, and the rows that add others up. Undefined if nothing names it. */
export function listOf<Row extends FileRow & { readonly number: number }>(rows: readonly Row[]) {
  const { header, firstRow, columns, totals } = detectHeader(rows)
  if (header === null) return undefined
  const width = Math.max(0, ...columns.map(({ place }) => place + 1))
  const named = new Map(columns.map(({ place, heading }) => [place, heading]))
  const isTotal = new Set(totals)
  return {
    headings: Array.from({ length: width }, (_, place) => named.get(place) ?? ''),
    rows: rows.filter((_, at) => at >= firstRow && !isTotal.has(at)),
    leftOut: totals.map((at) => rows[at]!.number),
  }
}
