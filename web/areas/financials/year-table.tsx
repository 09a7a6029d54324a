import { type Figure, figureGroups, figureNames } from '@portico/contract/areas/financials/figures.ts'
import { balanceErrors, type Ratio, ratioNames, ratiosOf } from '@portico/contract/areas/financials/financial.rules.ts'
import { type FinancialYear, statementKindNames } from '@portico/contract/areas/financials/financial.shapes.ts'
import { type ReactNode, useState } from 'react'
import { Pill } from '../../kit/data/pill.tsx'
import { formatDate, formatMoney } from '../../platform/formats.ts'
import classes from './financials.module.css'
import { RatioDialog, ratioText } from './ratio-dialog.tsx'

interface Props {
  /** The latest first. */
  readonly years: readonly FinancialYear[]
  /** What can be done to a year, at the head of its column. */
  readonly actionsOf: (year: FinancialYear) => ReactNode
  /** The files of a year. */
  readonly statementsOf: (year: FinancialYear) => ReactNode
}

/** A year as text, such as 12/31/2025 or 9/30/2026, interim. */
export const yearName = ({ fiscalYearEnd, isInterim }: Pick<FinancialYear, 'fiscalYearEnd' | 'isInterim'>): string =>
  `${formatDate(fiscalYearEnd)}${isInterim ? ', interim' : ''}`

/** The full year before one of these; interim figures are compared with none. */
const yearBefore = (years: readonly FinancialYear[], { fiscalYearEnd, isInterim, currency }: FinancialYear) =>
  isInterim
    ? undefined
    : years.find((year) => !year.isInterim && year.currency === currency && year.fiscalYearEnd < fiscalYearEnd)

/** Years next to each other: figures, derived values, and their statements. */
export function YearTable({ years, actionsOf, statementsOf }: Props) {
  const [opened, setOpened] = useState<{ readonly ratio: Ratio; readonly year: string }>()
  const columns = years.map((year) => ({ year, ratios: ratiosOf(year.figures, yearBefore(years, year)?.figures) }))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className={classes.scroll} role="region" aria-label="Fiscal years" tabIndex={0}>
      <table className={classes.years}>
        <thead>
          <tr>
            <th scope="col">Fiscal year end</th>
            {years.map((year) => (
              <th key={year.id} scope="col">
                <YearHead year={year} actionsOf={actionsOf} />
              </th>
            ))}
          </tr>
        </thead>
        {Object.entries(figureGroups).map(([group, figures]) => (
          <Rows key={group} group={group} span={years.length}>
            {(Object.keys(figures) as Figure[]).map((key) => (
              <tr key={key}>
                <th scope="row">{figureNames[key]}</th>
                {years.map((year) => (
                  <td key={year.id} data-loss={(year.figures[key] ?? 0) < 0 || undefined}>
                    {moneyText(year, key)}
                  </td>
                ))}
              </tr>
            ))}
          </Rows>
        ))}
        <Rows group="Ratios" span={years.length}>
          {(Object.keys(ratioNames) as Ratio['key'][]).map((key) => (
            <tr key={key}>
              <th scope="row">{ratioNames[key]}</th>
              {columns.map(({ year, ratios }) => (
                <td key={year.id}>
                  <RatioCell
                    ratio={ratios.find((ratio) => ratio.key === key)!}
                    year={yearName(year)}
                    onOpen={setOpened}
                  />
                </td>
              ))}
            </tr>
          ))}
        </Rows>
        <Rows group="Statements" span={years.length}>
          <tr>
            <th scope="row">Checks</th>
            {years.map((year) => (
              <td key={year.id} className={classes.words}>
                <Checks year={year} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">Files</th>
            {years.map((year) => (
              <td key={year.id} className={classes.words}>
                {statementsOf(year)}
              </td>
            ))}
          </tr>
        </Rows>
      </table>
      {opened !== undefined && <RatioDialog {...opened} onClose={() => setOpened(undefined)} />}
    </div>
  )
}

function YearHead({ year, actionsOf }: Pick<Props, 'actionsOf'> & { readonly year: FinancialYear }) {
  return (
    <div className={classes.head}>
      <span>
        {formatDate(year.fiscalYearEnd)}
        <small>
          {year.isInterim
            ? `Interim, ${statementKindNames[year.statementKind].toLowerCase()}`
            : statementKindNames[year.statementKind]}
        </small>
      </span>
      {actionsOf(year)}
    </div>
  )
}

interface RowsProps {
  readonly group: string
  readonly span: number
  readonly children: ReactNode
}

function Rows({ group, span, children }: RowsProps) {
  return (
    <tbody>
      <tr className={classes.group}>
        <th scope="rowgroup" colSpan={span + 1}>
          {group}
        </th>
      </tr>
      {children}
    </tbody>
  )
}

const moneyText = ({ figures, currency }: FinancialYear, key: Figure): string => {
  const cents = figures[key]
  if (cents === null) return '–'
  return currency === 'USD' ? formatMoney(cents) : `${formatMoney(cents).replace('$', '')} ${currency}`
}

interface RatioProps {
  readonly ratio: Ratio
  readonly year: string
  readonly onOpen: (opened: { readonly ratio: Ratio; readonly year: string }) => void
}

/** A ratio opens to what it was worked out of; one that could not be, to what is missing. */
function RatioCell({ ratio, year, onOpen }: RatioProps) {
  return (
    <button
      type="button"
      className={classes.ratio}
      aria-label={`${ratioNames[ratio.key]}, ${year}: ${ratio.value === null ? 'not known' : ratioText(ratio)}`}
      onClick={() => onOpen({ ratio, year })}
    >
      {ratioText(ratio)}
    </button>
  )
}

function Checks({ year: { figures, note } }: { readonly year: FinancialYear }) {
  const errors = balanceErrors(figures)
  return (
    <>
      <Pill tone={errors.length === 0 ? 'success' : 'warning'}>
        {errors.length === 0 ? 'Balances' : 'Does not balance'}
      </Pill>
      {errors.map(({ text }) => (
        <p key={text} className={classes.note}>
          {text}
        </p>
      ))}
      {note !== '' && <p className={classes.note}>Note: {note}</p>}
    </>
  )
}
