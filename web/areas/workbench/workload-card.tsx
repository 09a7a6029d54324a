import type { Workload } from '@portico/contract/areas/workbench/workbench.shapes.ts'
import { type Column, DataTable } from '../../kit/data/data-table.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { formatCount } from '../../platform/formats.ts'
import { workbenchPath } from './workbench-filter.ts'

interface Props {
  readonly brokerCode: string
  readonly workload: readonly Workload[]
}

const figures = [
  ['renewals', 'Renewals'],
  ['tasks', 'Open tasks'],
  ['overdue', 'Overdue tasks'],
  ['messages', 'Messages waiting'],
] as const

const columnsOf = (brokerCode: string): readonly Column<Workload>[] => [
  {
    key: 'name',
    header: 'Person',
    cell: ({ username, name }) => <AppLink href={workbenchPath(brokerCode, { person: username })}>{name}</AppLink>,
    sortValue: ({ name }) => name,
  },
  ...figures.map(([key, header]) => ({
    key,
    header,
    numeric: true,
    cell: (row: Workload) => formatCount(row[key]),
    sortValue: (row: Workload) => row[key],
  })),
]

/** The number of open items of each staff member; a name links to that person's work. */
export function WorkloadCard({ brokerCode, workload }: Props) {
  return (
    <Card title="Workload">
      <DataTable label="Workload" columns={columnsOf(brokerCode)} rows={workload} rowKey={({ username }) => username} />
    </Card>
  )
}
