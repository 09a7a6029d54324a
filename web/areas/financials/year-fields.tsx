import {
  type Figure,
  figureGroups,
  figureKeys,
  type Figures as FigureValues,
} from '@portico/contract/areas/financials/figures.ts'
import { balanceErrors } from '@portico/contract/areas/financials/financial.rules.ts'
import { Figures, financialYear } from '@portico/contract/areas/financials/financial.shapes.ts'
import { Notice } from '../../kit/feedback/notice.tsx'
import type { FormFields, RecordForm } from '../../kit/records/form-fields.ts'
import { typedCents } from '../../platform/formats.ts'

const { fiscalYearEnd, isInterim, statementKind, currency, isOtherCurrency, note } = financialYear.fields

const inCapitals = (typed: unknown): string => String(typed).trim().toUpperCase()

const figureFields: FormFields = Object.fromEntries(
  Object.entries(figureGroups).flatMap(([group, figures]) =>
    Object.entries(figures).map(([key, label]) => [
      `figures.${key}`,
      { kind: 'money', label, group, schema: Figures.shape[key as Figure] },
    ]),
  ),
)

/** What is asked of a fiscal year, with what its figures disagree about as they are typed. */
export const yearFields: FormFields = {
  fiscalYearEnd,
  statementKind,
  currency: { ...currency, read: inCapitals },
  isInterim,
  isOtherCurrency: { ...isOtherCurrency, shownIf: (typed) => inCapitals(typed['currency']) !== 'USD' },
  ...figureFields,
  note: { ...note, before: (form) => <BalanceErrors form={form} /> },
}

function BalanceErrors({ form }: { readonly form: RecordForm }) {
  const typed = form.getValues('figures') as Readonly<Record<Figure, string>>
  const figures = Object.fromEntries(figureKeys.map((key) => [key, typedCents(typed[key]) ?? null])) as FigureValues
  const errors = balanceErrors(figures)
  return errors.length > 0 && <Notice kind="warning">{errors.map(({ text }) => text).join('. ')}.</Notice>
}
