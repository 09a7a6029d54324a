import { scheduledFormText } from '@portico/contract/areas/policies/coverages/form-schedule.rules.ts'
import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatMoney } from '../../../platform/formats.ts'
import { TextList } from './text-list.tsx'

type Coverage = PolicyDetail['coverages'][number]

export const coverageColumns: readonly Column<Coverage>[] = [
  { key: 'name', header: 'Coverage', cell: ({ name }) => name },
  { key: 'limit', header: 'Limit', numeric: true, cell: ({ limit }) => (limit === null ? '' : formatMoney(limit)) },
  {
    key: 'deductible',
    header: 'Deductible or retention',
    numeric: true,
    cell: ({ deductible, isRetention }) =>
      deductible === null ? '' : `${formatMoney(deductible)}${isRetention ? ' retention' : ''}`,
  },
  { key: 'note', header: 'Note', cell: ({ note }) => note },
]

interface Props {
  readonly policy: Pick<PolicyDetail, 'coverages' | 'forms' | 'exclusions'>
  /** Omitted for people who may not enter coverages. */
  readonly onEdit?: () => void
}

/** The coverages of a policy with limits, deductibles, forms, and exclusions. */
export function CoveragesCard({ policy: { coverages, forms, exclusions }, onEdit }: Props) {
  const isBlank = coverages.length === 0 && forms.length === 0 && exclusions.length === 0
  const edit = onEdit !== undefined && (
    <Button kind="secondary" small onClick={onEdit}>
      {isBlank ? 'Enter coverages' : 'Edit coverages'}
    </Button>
  )
  if (isBlank)
    return (
      <Card title="Coverages">
        <EmptyState title="No coverages yet" action={edit}>
          {onEdit === undefined
            ? 'Limits and deductibles appear here when your brokerage enters them. See the policy file for the terms.'
            : 'Enter the limits and deductibles. The coverage summary, the tower, and quote comparisons use them.'}
        </EmptyState>
      </Card>
    )
  return (
    <Card title="Coverages" action={edit}>
      {coverages.length > 0 && (
        <DataTable label="Coverages" columns={coverageColumns} rows={coverages} rowKey={({ name }) => name} />
      )}
      <TextList title="Forms" items={forms.map(scheduledFormText)} />
      <TextList title="Exclusions" items={exclusions} />
    </Card>
  )
}
