import { z } from 'zod'
import { choicesOf, field } from '../../kit/field.ts'
import { record } from '../../kit/record.ts'
import type { Right } from '../../kit/rights.ts'
import { text } from '../../kit/text.ts'
import { type Figure, figureKeys, mayBeNegative } from './figures.ts'
import { financialMessages } from './financial.messages.ts'
import { balanceErrors } from './financial.rules.ts'

const most = 100_000_000_000_000

const figure = (key: Figure) =>
  z
    .number()
    .int()
    .min(mayBeNegative.has(key) ? -most : 0, financialMessages.notNegative)
    .max(most)
    .nullable()
    .default(null)

export const Figures = z
  .object(Object.fromEntries(figureKeys.map((key) => [key, figure(key)])) as Record<Figure, ReturnType<typeof figure>>)
  .meta({ id: 'FinancialFigures', description: 'Cents; null where the statements give no figure' })

export const StatementKind = z
  .enum(['AUDITED', 'REVIEWED', 'COMPILED', 'INTERNAL'])
  .meta({ description: 'How the statements were prepared: audited, reviewed, compiled, or by the company itself' })

export const statementKindNames: Readonly<Record<StatementKind, string>> = {
  AUDITED: 'Audited',
  REVIEWED: 'Reviewed',
  COMPILED: 'Compiled',
  INTERNAL: 'Internal',
}

const FinancialFile = z.object({ id: z.string(), name: z.string(), bytes: z.number().int() })

/** Everyone who may read an account's financials may change them, except the carrier's people. */
const editors: Right = {
  may: ({ isStaff, roles }) => isStaff || roles.some((role) => role !== 'INS_PARTNER'),
  error: financialMessages.onlyReads,
}

/** The most fiscal years of an account, including interim ones. */
export const yearLimit = 60

interface Checked {
  readonly currency: string
  readonly isOtherCurrency: boolean
  readonly note: string
  readonly figures: z.infer<typeof Figures>
}

/** What a form must hold before it is sent; the server adds what only it knows, such as the day. */
function check({ currency, isOtherCurrency, note, figures }: Checked, context: z.RefinementCtx): void {
  const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
  if (currency !== 'USD' && !isOtherCurrency) refuse('currency', financialMessages.otherCurrency)
  if (Object.values(figures).every((value) => value === null)) refuse('figures', financialMessages.emptyYear)
  if (note === '' && balanceErrors(figures).some(({ needsNote }) => needsNote))
    refuse('note', financialMessages.noteRequired)
}

/** Statements of one fiscal year, or of the elapsed part of one. */
export const financialYear = record({
  name: 'financial-year',
  schema: 'FinancialYear',
  noun: { one: 'a fiscal year', many: 'the fiscal years of an account with figures and files, latest first' },
  access: 'account:OP_READ_FINANCIALS',
  changes: 'financials',
  fields: {
    fiscalYearEnd: field({
      kind: 'day',
      label: 'Fiscal year end',
      help: 'For an interim period, the last day of the period.',
      schema: z.iso
        .date({ error: 'must be a valid date mm/dd/yyyy', abort: true })
        .refine((day) => day >= '1800', 'year is too low'),
    }),
    isInterim: field({
      kind: 'yes-no',
      label: 'Interim: part of a year',
      schema: z.boolean().meta({ description: 'The figures cover part of a year, through that date' }),
    }),
    statementKind: field({
      kind: 'choice',
      label: 'Statements',
      help: 'Level of assurance, such as audited or reviewed.',
      choices: choicesOf(statementKindNames),
      schema: StatementKind,
    }),
    currency: field({
      kind: 'text',
      label: 'Currency',
      help: '3 letters.',
      schema: z.string().regex(/^[A-Z]{3}$/, financialMessages.currency),
    }),
    isOtherCurrency: field({
      kind: 'yes-no',
      label: 'The figures are not in US dollars',
      schema: z.boolean().meta({ description: 'Confirms that the figures are not in US dollars' }),
    }),
    note: field({
      kind: 'long-text',
      label: 'Note',
      help: 'Notes for the underwriter. Example: why the balance sheet does not balance.',
      schema: text().trim().max(1000),
    }),
    figures: field({ kind: 'number', label: 'Figures', schema: Figures }),
  },
  given: {
    files: z.array(FinancialFile),
    changedBy: z.string().nullable(),
    changedAt: z.iso.datetime(),
    version: z.number().int(),
  },
  check,
  unique: { field: 'fiscalYearEnd', message: financialMessages.sameYear },
  limit: { count: yearLimit, field: 'fiscalYearEnd', message: `An account can have up to ${yearLimit} fiscal years` },
  rights: { add: editors, change: editors, remove: editors },
})

export const FinancialYearDraft = financialYear.draft

export type StatementKind = z.infer<typeof StatementKind>
export type FinancialYear = z.infer<typeof financialYear.shown>
export type FinancialYearDraft = z.infer<typeof FinancialYearDraft>
