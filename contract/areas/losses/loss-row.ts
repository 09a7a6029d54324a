import { readDate } from '../schedules/values/dates.ts'
import { readMoney, readWhole } from '../schedules/values/numbers.ts'
import { tidy } from '../schedules/values/reading.ts'
import { causeOf } from './loss-causes.ts'
import { lossErrors } from './loss-errors.ts'
import type { LossRun } from './loss-run.shapes.ts'
import { LossFields, type LossColumn } from './loss.shapes.ts'
import { plainNumber } from './run-findings.ts'

/** A file's row as a loss, or its errors. */
export interface ReadLoss {
  readonly loss: LossFields | null
  readonly errors: readonly string[]
}

const names: Readonly<Partial<Record<string, string>>> = {
  policyId: 'Policy',
  claimNumber: 'Claim number',
  lossOn: 'Date of loss',
  reportedOn: 'Date reported',
  claimant: 'Claimant',
  description: 'Description',
  paid: 'Paid',
  reserve: 'Reserve',
  recovered: 'Recoveries',
  page: 'Page',
}

/** Reads one row of a file as a loss of a loss run. */
export function readLossRow(
  cells: readonly (string | null)[],
  columns: Readonly<Record<LossColumn, number | null>>,
  run: Pick<LossRun, 'terms' | 'valuationOn'>,
): ReadLoss {
  const errors: string[] = []
  const textOf = (column: LossColumn) => tidy(cells[columns[column] ?? -1] ?? '')
  const read = (column: LossColumn, reader: typeof readMoney, label: string): string => {
    const typed = textOf(column)
    if (typed === '') return ''
    const { value, error } = reader(typed)
    if (error === null) return value ?? ''
    errors.push(`${label} ${error}`)
    return ''
  }
  const cents = (column: LossColumn, label: string) => Math.round(Number(read(column, readMoney, label)) * 100)
  const lossOn = read('lossOn', readDate, 'Date of loss')
  const page = read('page', readWhole, 'Page')
  const made = LossFields.safeParse({
    policyId: policyOf(textOf('policyNumber'), lossOn, run.terms),
    claimNumber: textOf('claimNumber'),
    lossOn,
    reportedOn: read('reportedOn', readDate, 'Date reported') || null,
    claimant: textOf('claimant'),
    cause: causeOf(textOf('cause') || textOf('description')),
    description: textOf('description'),
    status: statusOf(textOf('status')),
    paid: {
      indemnity: cents('paidIndemnity', 'Paid'),
      medical: cents('paidMedical', 'Paid medical'),
      expense: cents('paidExpense', 'Paid expense'),
    },
    reserve: {
      indemnity: cents('reserveIndemnity', 'Reserve'),
      medical: cents('reserveMedical', 'Reserve medical'),
      expense: cents('reserveExpense', 'Reserve expense'),
    },
    // Some carriers write recoveries as a negative amount.
    recovered: { indemnity: Math.abs(cents('recovered', 'Recoveries')), medical: 0, expense: 0 },
    page: page === '' ? null : Number(page),
  })
  const others = made.success ? errorsIn(made.data, run) : made.error.issues.map(issueText)
  // An unreadable date is already an error: do not report it twice.
  errors.push(...others.filter((error) => lossOn !== '' || errors.length === 0 || !error.startsWith('Date of loss')))
  return { loss: errors.length === 0 ? (made.data ?? null) : null, errors: [...new Set(errors)] }
}

const errorsIn = (loss: LossFields, run: Pick<LossRun, 'terms' | 'valuationOn'>): string[] =>
  Object.entries(lossErrors(loss, run) ?? {}).map(([field, error]) => `${names[field]}: ${error}`)

function issueText({ path: [field], message }: { readonly path: readonly PropertyKey[]; readonly message: string }) {
  const name = names[String(field)]
  return name === undefined || message.startsWith(name) ? message : `${name} ${message}`
}

/** A row's policy: by its number, else by the term that includes the loss; empty if there is none. */
function policyOf(number: string, lossOn: string, terms: LossRun['terms']): string {
  const named = terms.filter(({ policyNumber }) => plainNumber(policyNumber) === plainNumber(number))
  const among = number === '' ? terms : named
  if (among.length === 1) return among[0]!.policyId
  return among.find(({ from, to }) => lossOn >= from && lossOn < to)?.policyId ?? ''
}

/** Open, closed or reopened, in the words and letters of carriers; a claim of which nothing is said counts as open. */
function statusOf(said: string): LossFields['status'] {
  if (/^(?:c|cl|closed?|final|f|settled)\b/i.test(said)) return 'CLOSED'
  return /^(?:r|re-?opened?)\b/i.test(said) ? 'REOPENED' : 'OPEN'
}
