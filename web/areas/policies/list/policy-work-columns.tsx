import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'
import { policyLabel } from '@portico/contract/areas/policies/policy.rules.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { Column } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import { formatDate, formatMoney } from '../../../platform/formats.ts'
import { policyColumns } from '../policy-columns.tsx'
import { billTypeNames, StatusPill } from '../policy-status.tsx'
import classes from './policy-list.module.css'

/** What those may do who keep policies. */
interface Keeping {
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (id: string, isChosen: boolean) => void
  readonly onEdit: (id: string) => void
  readonly onDelete: (policy: Policy) => void
}

/** The columns of the working list; where policies may be changed, a box and a menu for each that is kept here. */
export function policyWorkColumns(accountId: string, keeping: Keeping | undefined): Column<Policy>[] {
  const { policy, effective, expiration } = policyColumns(accountId)
  const columns: Column<Policy>[] = [
    {
      ...policy,
      cell: (row) => (
        <>
          {policy.cell(row)}
          <span className={classes.under}>{row.policyNumber}</span>
          {isFileMissing(row) && <Pill tone="warning">File missing</Pill>}
        </>
      ),
    },
    {
      key: 'line',
      header: 'Line',
      sortValue: ({ policyType }) => policyTypeName(policyType),
      cell: ({ policyType }) => policyTypeName(policyType),
    },
    { ...effective, header: 'Effective' },
    {
      ...expiration,
      header: 'Expiration',
      cell: (row) => (row.status === 'CANCELED' ? '' : formatDate(row.expirationDate)),
    },
    {
      key: 'status',
      header: 'Status',
      sortValue: ({ status }) => status,
      cell: ({ status }) => <StatusPill status={status} />,
    },
    {
      key: 'bill',
      header: 'Bill type',
      cell: ({ billType }) => (billType === null ? '' : billTypeNames[billType]),
    },
    {
      key: 'premium',
      header: 'Premium',
      numeric: true,
      sortValue: ({ premium }) => premium,
      cell: ({ premium }) => (premium === null ? '' : formatMoney(premium)),
    },
  ]
  return keeping === undefined ? columns : [...columns, chooseColumn(keeping), actionsColumn(keeping)]
}

export const isFileMissing = ({ fileState }: Pick<Policy, 'fileState'>): boolean =>
  fileState === 'WANTED' || fileState === 'FAILED'

const chooseColumn = ({ chosen, onChoose }: Keeping): Column<Policy> => ({
  key: 'choose',
  header: 'Choose',
  numeric: true,
  cell: (policy) => {
    const { id } = policy
    if (id === null) return null
    return (
      <CheckField
        aria-label={`Choose ${policyLabel(policy)}, ${policy.policyNumber}`}
        checked={chosen.has(id)}
        onChange={({ currentTarget }) => onChoose(id, currentTarget.checked)}
      />
    )
  },
})

const actionsColumn = ({ onEdit, onDelete }: Keeping): Column<Policy> => ({
  key: 'actions',
  header: 'Actions',
  numeric: true,
  cell: (policy) => {
    const { id } = policy
    if (id === null) return null
    return (
      <div className={classes.actions}>
        <Menu
          label={`More for ${policyLabel(policy)}, ${policy.policyNumber}`}
          icon={<IconDots size={18} />}
          small
          items={[
            { label: 'Edit', icon: <IconEdit size={18} />, onSelect: () => onEdit(id) },
            { label: 'Delete', icon: <IconTrash size={18} />, onSelect: () => onDelete(policy), danger: true },
          ]}
        />
      </div>
    )
  },
})
