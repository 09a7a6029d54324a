import type { RenewalCard } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import type { More } from '../../../kit/data/more.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { counted, formatDate, formatDaysAway } from '../../../platform/formats.ts'
import { cyclePath, stageNames } from '../renewal-labels.ts'

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
    cell: ({ manager }) => manager ?? 'Unassigned',
    sortValue: ({ manager }) => manager,
  },
  { key: 'late', header: 'On schedule', cell: ({ isLate }) => (isLate ? <Pill tone="danger">Late</Pill> : 'Yes') },
]

interface Props {
  readonly cards: readonly RenewalCard[]
  readonly more?: More | undefined
}

/** Renewals row by row. */
export function RenewalsTable({ cards, more }: Props) {
  return <DataTable label="Renewals" columns={columns} rows={cards} rowKey={({ id }) => id} more={more} />
}

/** The same in a card. */
export function BoardList({ cards }: Pick<Props, 'cards'>) {
  return (
    <Card title={counted(cards.length, 'renewal')}>
      <RenewalsTable cards={cards} />
    </Card>
  )
}
