import { moneyOf } from '@portico/contract/areas/experience/exact.rules.ts'
import { isMissing, type Missing, type Mod } from '@portico/contract/areas/experience/mod.rules.ts'
import {
  comingClaimsOf,
  comingValuation,
  mixedText,
  valuedText,
} from '@portico/contract/areas/experience/next-mod.rules.ts'
import type { RatingPlan } from '@portico/contract/areas/experience/plan.shapes.ts'
import type { ClaimLine, ClassLine, RatedWorksheet } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import type { ReactNode } from 'react'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatDate } from '../../../platform/formats.ts'
import classes from '../experience.module.css'
import { explainedClaim, explainedClass, weights } from './explained.ts'
import { Figure } from './figure.tsx'

interface Props {
  readonly rated: RatedWorksheet
  readonly figured: Mod | Missing
  readonly action: ReactNode
}

interface Numbered<Line> {
  readonly line: Line
  readonly at: number
}

const numbered = <Line,>(lines: readonly Line[]): Numbered<Line>[] => lines.map((line, at) => ({ line, at }))

/** The worksheet line by line: expected losses by class, and the effect of each claim. */
export function LinesCard({ rated, figured, action }: Props) {
  const { worksheet, plan } = rated
  const mod = isMissing(figured) ? undefined : { figured, plan }
  const mixed = mixedText(worksheet)
  return (
    <Card title="Worksheet" action={action}>
      <h3 className={classes.part}>Payroll by class</h3>
      <DataTable
        label="Payroll by class"
        columns={classColumns(mod)}
        rows={numbered(worksheet.classes)}
        rowKey={({ at }) => String(at)}
        {...(mod !== undefined && {
          totals: {
            code: 'Total',
            expected: moneyOf(mod.figured.expected),
            primary: moneyOf(mod.figured.expectedPrimary),
          },
        })}
      />
      <h3 className={classes.part}>Claims</h3>
      {worksheet.claims.length === 0 ? (
        <p className={classes.said}>No claims in the experience period.</p>
      ) : (
        <DataTable
          label="Claims"
          columns={claimColumns(mod, rated.worksheet)}
          rows={numbered(worksheet.claims)}
          rowKey={({ at }) => String(at)}
          {...(mod !== undefined && {
            totals: {
              number: 'Total',
              primary: moneyOf(mod.figured.actualPrimary),
              excess: moneyOf(mod.figured.actualExcess),
            },
          })}
        />
      )}
      {mixed !== undefined && <p className={classes.said}>{mixed}</p>}
      {mod !== undefined && <Totals {...mod} />}
      <Coming rated={rated} />
    </Card>
  )
}

/** The totals that a printed worksheet ends with, under its own letters. */
function Totals({ figured, plan }: NonNullable<Calculated>) {
  const amounts = [
    ['Expected losses (E)', figured.expected],
    ['Expected primary (Ep)', figured.expectedPrimary],
    ['Expected excess (Ee)', figured.expectedExcess],
    ['Actual primary (Ap)', figured.actualPrimary],
    ['Actual excess (Ae)', figured.actualExcess],
  ] as const
  return (
    <>
      <h3 className={classes.part}>Totals</h3>
      <Facts
        facts={[
          ...amounts.map(([label, cents]) => ({ label, value: moneyOf(cents) })),
          ...(plan?.values.formula === 'CALIFORNIA' ? [] : weights(figured)),
        ]}
      />
    </>
  )
}

/** Lines of the policy year that is new in the next modification. */
function Coming({ rated }: Pick<Props, 'rated'>) {
  const { comingClasses } = rated.worksheet
  const comingClaims = comingClaimsOf(rated)
  if (comingClasses.length + comingClaims.length === 0) return null
  return (
    <>
      <h3 className={classes.part}>Policy year added to the next mod</h3>
      {comingClasses.length > 0 && (
        <DataTable
          label="Payroll of the coming year"
          columns={classColumns(undefined)}
          rows={numbered(comingClasses)}
          rowKey={({ at }) => String(at)}
        />
      )}
      {rated.comingLosses !== null && (
        <p className={classes.said}>
          Claims from the loss runs, {comingValuation(rated.comingLosses)}. Claim expenses are left out.
        </p>
      )}
      {comingClaims.length > 0 && (
        <DataTable
          label="Claims of the coming year"
          columns={claimColumns(undefined, rated.worksheet)}
          rows={numbered(comingClaims)}
          rowKey={({ at }) => String(at)}
        />
      )}
    </>
  )
}

/** What is an estimate needs no cents. */
const wholeDollars = (cents: number | null): string => (cents === null ? '–' : moneyOf(Math.round(cents / 100) * 100))

const policyYear = {
  key: 'policy',
  header: 'Policy year',
  cell: ({ line }: Numbered<ClassLine | ClaimLine>) => formatDate(line.policyFrom),
  sortValue: ({ line }: Numbered<ClassLine | ClaimLine>) => line.policyFrom,
}

type Calculated = { readonly figured: Mod; readonly plan: RatingPlan | null } | undefined

function classColumns(mod: Calculated): Column<Numbered<ClassLine>>[] {
  const columns: Column<Numbered<ClassLine>>[] = [
    { key: 'code', header: 'Class', cell: ({ line }) => line.code, sortValue: ({ line }) => line.code },
    policyYear,
    {
      key: 'payroll',
      header: 'Payroll',
      cell: ({ line }) => moneyOf(line.payroll),
      sortValue: ({ line }) => line.payroll,
      numeric: true,
    },
  ]
  if (mod === undefined) return columns
  const of = ({ at }: Numbered<ClassLine>) => mod.figured.classes[at]!
  return [
    ...columns,
    { key: 'elr', header: 'ELR', cell: (row) => of(row).elr, numeric: true },
    { key: 'd', header: 'D-ratio', cell: (row) => of(row).dRatio, numeric: true },
    {
      key: 'expected',
      header: 'Expected',
      cell: (row) => <Figure explained={explainedClass(of(row), mod.plan)}>{moneyOf(of(row).expected)}</Figure>,
      numeric: true,
    },
    { key: 'primary', header: 'Expected primary', cell: (row) => moneyOf(of(row).primary), numeric: true },
  ]
}

function claimColumns(
  mod: Calculated,
  { manualPremium, ratingOn }: RatedWorksheet['worksheet'],
): Column<Numbered<ClaimLine>>[] {
  const columns: Column<Numbered<ClaimLine>>[] = [
    { key: 'number', header: 'Claim', cell: ({ line }) => line.number, sortValue: ({ line }) => line.number },
    policyYear,
    { key: 'ij', header: 'IJ', cell: ({ line }) => line.ijCode, numeric: true },
    { key: 'status', header: 'Status', cell: ({ line }) => (line.isOpen ? 'O (open)' : 'F (final)') },
    {
      key: 'incurred',
      header: 'Actual',
      cell: ({ line }) => moneyOf(line.incurred),
      sortValue: ({ line }) => line.incurred,
      numeric: true,
    },
    { key: 'valued', header: 'Valued as of', cell: ({ line }) => valuedText(line, ratingOn) },
  ]
  if (mod === undefined) return columns
  const of = ({ at }: Numbered<ClaimLine>) => mod.figured.claims[at]!
  return [
    ...columns,
    { key: 'primary', header: 'Primary', cell: (row) => moneyOf(of(row).primary), numeric: true },
    { key: 'excess', header: 'Excess', cell: (row) => moneyOf(of(row).excess), numeric: true },
    {
      key: 'effect',
      header: 'Effect',
      cell: (row) => (
        <Figure explained={explainedClaim(of(row), mod.figured, mod.plan, manualPremium)}>
          {of(row).effect.toFixed(3)}
        </Figure>
      ),
      sortValue: (row) => of(row).effect,
      numeric: true,
    },
    { key: 'cost', header: 'Cost over 3 years', cell: (row) => wholeDollars(of(row).cost), numeric: true },
  ]
}
