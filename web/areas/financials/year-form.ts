import '../../kit/forms/without-eval.ts'
import { type Figure, figureKeys, figureNames, type Figures } from '@portico/contract/areas/financials/figures.ts'
import {
  type FinancialYear,
  FinancialYearDraft,
  type StatementKind,
  statementKindNames,
} from '@portico/contract/areas/financials/financial.shapes.ts'
import { z } from 'zod'
import { differencesIn } from '../../kit/forms/conflicts/differences-in.ts'
import { formatDate, formatMoney, moneyToType, typedCents } from '../../platform/formats.ts'

/** What the form of a fiscal year holds, as it is typed. */
export interface YearFormValues {
  /** A plain date, or empty. */
  readonly fiscalYearEnd: string
  readonly isInterim: boolean
  readonly statementKind: StatementKind
  readonly currency: string
  readonly isOtherCurrency: boolean
  readonly note: string
  /** Dollars, as people type them. */
  readonly figures: Readonly<Record<Figure, string>>
}

const typedOf = (figures: Partial<Figures>) =>
  Object.fromEntries(figureKeys.map((key) => [key, moneyToType(figures[key] ?? null)])) as YearFormValues['figures']

export const startValues = (fiscalYearEnd: string): YearFormValues => ({
  fiscalYearEnd,
  isInterim: false,
  statementKind: 'INTERNAL',
  currency: 'USD',
  isOtherCurrency: false,
  note: '',
  figures: typedOf({}),
})

/** What the form of a year that is there starts with. */
export const valuesOf = (year: FinancialYear): YearFormValues => ({ ...year, figures: typedOf(year.figures) })

/** The figures as far as they can be read, for checks while someone types. */
export const figuresTyped = (typed: YearFormValues['figures']): Figures =>
  Object.fromEntries(figureKeys.map((key) => [key, typedCents(typed[key]) ?? null])) as Figures

/** The contract's own rules, asked of what was typed. */
export const yearFormSchema = z
  .custom<YearFormValues>()
  .transform((values, context): z.input<typeof FinancialYearDraft> => {
    for (const key of figureKeys)
      if (values.figures[key].trim() !== '' && typedCents(values.figures[key]) === undefined)
        context.addIssue({ code: 'custom', path: ['figures', key], message: 'must be a number' })
    return { ...values, currency: values.currency.trim().toUpperCase(), figures: figuresTyped(values.figures) }
  })
  .pipe(FinancialYearDraft)

/** The end of the year after the latest full one, or of the last calendar year: what someone most likely adds. */
export function likelyYearEnd(years: readonly FinancialYear[], today: Date): string {
  const latest = years.find(({ isInterim }) => !isInterim)
  const year = today.getFullYear() - 1
  if (latest === undefined) return `${year}-12-31`
  const next = `${Number(latest.fiscalYearEnd.slice(0, 4)) + 1}${latest.fiscalYearEnd.slice(4)}`
  return new Date(`${next}T00:00`) <= today ? next : ''
}

/** Where what one person typed differs from what another saved meanwhile, in words. */
export function differences(mine: FinancialYearDraft, theirs: FinancialYear) {
  const money = (cents: number | null) => (cents === null ? '' : formatMoney(cents))
  return differencesIn<FinancialYearDraft>(mine, theirs, [
    ['Fiscal year end', ({ fiscalYearEnd }) => formatDate(fiscalYearEnd)],
    ['Interim', ({ isInterim }) => (isInterim ? 'Y' : 'N')],
    ['Statements', ({ statementKind }) => statementKindNames[statementKind]],
    ['Currency', ({ currency }) => currency],
    ['Note', ({ note }) => note],
    ...figureKeys.map((key) => [figureNames[key], (year: FinancialYearDraft) => money(year.figures[key])] as const),
  ])
}
