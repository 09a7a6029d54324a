import type { RenewalCard } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { counted, formatDate, formatDaysAway } from '../../../platform/formats.ts'
import { cyclePath, stageNames } from '../renewal-words.ts'

const columns: readonly Column<RenewalCard>[] = [
  {
    key: 'account',
    header: 'Account',
    cell: (card) => <AppLink href={cyclePath(card.accountId, 'renewal', card.id)}>{card.companyName}</AppLink>,
    sortValue: ({ companyName }) => companyName,
  },
  {
    key: 'effective',
    header: 'New term',
    cell: ({ effectiveOn, daysLeft }) => `${formatDate(effectiveOn)}, ${formatDaysAway(daysLeft)}`,
    sortValue: ({ effectiveOn }) => effectiveOn,
  },
  { key: 'stage', header: 'Stage', cell: ({ stage }) => stageNames[stage] },
  {
    key: 'sections',
    header: 'Sections',
    numeric: true,
    cell: ({ complete, sections }) => `${complete} of ${sections}`,
    sortValue: ({ complete }) => complete,
  },
  {
    key: 'manager',
    header: 'Account manager',
    cell: ({ manager }) => manager ?? 'Nobody',
    sortValue: ({ manager }) => manager,
  },
  { key: 'late', header: 'In time', cell: ({ isLate }) => (isLate ? <Pill tone="danger">Late</Pill> : 'Yes') },
]

/** The same renewals row by row. */
export function BoardList({ cards }: { readonly cards: readonly RenewalCard[] }) {
  return (
    <Card title={counted(cards.length, 'renewal')}>
      <DataTable label="Renewals" columns={columns} rows={cards} rowKey={({ id }) => id} />
    </Card>
  )
}
