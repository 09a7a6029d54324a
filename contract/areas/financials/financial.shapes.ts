import { z } from 'zod'
import { text } from '../../kit/text.ts'
import { type Figure, figureKeys, mayBeNegative } from './figures.ts'
import { financialMessages } from './financial.messages.ts'
import { balanceFaults } from './financial.rules.ts'

const most = 100_000_000_000_000

const figure = (key: Figure) =>
  z
    .number()
    .int()
    .min(mayBeNegative.has(key) ? -most : 0, financialMessages.notNegative)
    .max(most)
    .nullable()
    .default(null)

const Figures = z
  .object(Object.fromEntries(figureKeys.map((key) => [key, figure(key)])) as Record<Figure, ReturnType<typeof figure>>)
  .meta({ id: 'FinancialFigures', description: 'Cents; null where the statements do not say' })

export const StatementKind = z
  .enum(['AUDITED', 'REVIEWED', 'COMPILED', 'INTERNAL'])
  .meta({ description: 'Who stands for the figures: an auditor, a reviewer, a bookkeeper, the company alone' })

export const statementKindNames: Readonly<Record<StatementKind, string>> = {
  AUDITED: 'Audited',
  REVIEWED: 'Reviewed',
  COMPILED: 'Compiled',
  INTERNAL: 'Internal',
}

const fields = {
  fiscalYearEnd: z.iso
    .date({ error: 'must be a valid date mm/dd/yyyy', abort: true })
    .refine((day) => day >= '1800', 'year is too low'),
  isInterim: z.boolean().meta({ description: 'The figures are of part of a year, up to that day' }),
  statementKind: StatementKind,
  currency: z.string().regex(/^[A-Z]{3}$/, financialMessages.currency),
  isOtherCurrency: z.boolean().meta({ description: 'Confirms that the figures are not in US dollars' }),
  note: text().trim().max(1000),
  figures: Figures,
}

const FinancialFile = z.object({ id: z.string(), name: z.string(), bytes: z.number().int() })

/** Statements of one fiscal year, or of the part of one that has passed. */
export const FinancialYear = z
  .object({
    ...fields,
    id: z.string(),
    files: z.array(FinancialFile),
    changedBy: z.string().nullable(),
    changedAt: z.iso.datetime(),
    version: z.number().int(),
  })
  .meta({ id: 'FinancialYear' })

interface Checked extends Pick<z.infer<typeof FinancialYear>, 'currency' | 'isOtherCurrency' | 'note'> {
  readonly figures: z.infer<typeof Figures>
}

/** What a form must hold before it is sent; the server adds what only it knows, such as the day. */
function check({ currency, isOtherCurrency, note, figures }: Checked, context: z.RefinementCtx): void {
  const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
  if (currency !== 'USD' && !isOtherCurrency) refuse('currency', financialMessages.otherCurrency)
  if (Object.values(figures).every((value) => value === null)) refuse('figures', financialMessages.emptyYear)
  if (note === '' && balanceFaults(figures).some(({ needsNote }) => needsNote))
    refuse('note', financialMessages.noteRequired)
}

export const FinancialYearDraft = z.object(fields).superRefine(check)
export const FinancialYearEdit = z.object({ ...fields, version: z.number().int() }).superRefine(check)

export type StatementKind = z.infer<typeof StatementKind>
export type FinancialYear = z.infer<typeof FinancialYear>
export type FinancialYearDraft = z.infer<typeof FinancialYearDraft>
