import type { ExposureBase } from '@portico/contract/areas/losses/exposure-frequency.ts'
import type { LossAnalysis } from '@portico/contract/areas/losses/loss.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatCount, formatMoney } from '../../../platform/formats.ts'
import classes from '../losses.module.css'

type Row = LossAnalysis['exposures'][number]

const words: Readonly<Record<ExposureBase, { readonly name: string; readonly per: string }>> = {
  PAYROLL: { name: 'payroll', per: '$1M of payroll' },
  SALES: { name: 'sales', per: '$1M of sales' },
  VEHICLES: { name: 'vehicles', per: '100 vehicles' },
  LOCATIONS: { name: 'locations', per: '100 locations' },
}

const amountOf = ({ base, amount }: Row): string =>
  base === 'PAYROLL' || base === 'SALES' ? formatMoney(Math.round(amount / 100) * 100) : formatCount(amount)

const columns: readonly Column<Row>[] = [
  { key: 'line', header: 'Line', cell: ({ line }) => policyTypeName(line) },
  {
    key: 'base',
    header: 'Exposure',
    cell: (row) => (
      <div>
        {amountOf(row)} {words[row.base].name}
        <span className={classes.under}>{row.source}</span>
      </div>
    ),
  },
  {
    key: 'claims',
    header: 'Claims',
    numeric: true,
    cell: ({ count, years }) => `${formatCount(count)} in ${years.toFixed(1)} years`,
  },
  {
    key: 'frequency',
    header: 'Claims per year',
    numeric: true,
    cell: ({ base, frequency }) => `${frequency.toFixed(2)} per ${words[base].per}`,
  },
]

/** Claim frequency relative to each line's exposure rather than its premium. */
export function ExposuresCard({ exposures }: Pick<LossAnalysis, 'exposures'>) {
  if (exposures.length === 0) return null
  return (
    <Card
      title="Frequency by exposure"
      footer="Claims per year over the period the loss runs cover, based on current exposures."
    >
      <DataTable label="Frequency by exposure" columns={columns} rows={exposures} rowKey={({ line }) => line} />
    </Card>
  )
}
