import type { Form } from '@portico/contract/areas/forms/form.shapes.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatCount, formatDate } from '../../../platform/formats.ts'
import { isRetired, lineOf, purposeNames } from './form-labels.ts'
import { formPath, isOwnForm, type LayoutOwner } from './layout-owner.ts'
import classes from './library.module.css'

interface Props {
  readonly owner: LayoutOwner
  readonly forms: readonly Form[]
  readonly today: string
  readonly canChange: boolean
  readonly onEdit: (form: Form) => void
  readonly onDelete: (form: Form) => void
}

/** Forms with what is known of each. */
export function FormsTable(props: Props) {
  return (
    <DataTable
      label="Forms"
      rows={props.forms}
      rowKey={({ formId }) => formId}
      columns={columnsOf(props)}
      startSorting={{ key: 'form', direction: 'ascending' }}
    />
  )
}

const columnsOf = ({ owner, today, canChange, onEdit, onDelete }: Props): Column<Form>[] => [
  {
    key: 'form',
    header: 'Form',
    cell: (form) => (
      <>
        <AppLink href={formPath(owner, form.formId)}>{form.name}</AppLink>
        {form.title !== form.name && <small className={classes.title}>{form.title}</small>}
      </>
    ),
    sortValue: ({ name }) => name,
  },
  { key: 'line', header: 'Line', cell: lineOf, sortValue: lineOf },
  { key: 'state', header: 'State', cell: ({ state }) => state ?? 'Any', sortValue: ({ state }) => state },
  { key: 'carrier', header: 'Carrier', cell: ({ carrier }) => carrier ?? 'Any', sortValue: ({ carrier }) => carrier },
  { key: 'edition', header: 'Edition', cell: ({ edition }) => edition, sortValue: ({ edition }) => edition },
  {
    key: 'type',
    header: 'Type',
    cell: ({ purpose, type }) => (type === 'PDF' ? `${purposeNames[purpose]}, PDF` : purposeNames[purpose]),
    sortValue: ({ purpose }) => purposeNames[purpose],
  },
  {
    key: 'mapped',
    header: 'Mapped',
    cell: ({ mappedPercent }) => `${mappedPercent}%`,
    sortValue: ({ mappedPercent }) => mappedPercent,
    numeric: true,
  },
  {
    key: 'use',
    header: 'In use',
    cell: ({ inUse }) => formatCount(inUse),
    sortValue: ({ inUse }) => inUse,
    numeric: true,
  },
  {
    key: 'retires',
    header: 'Retires',
    cell: ({ retiredOn }) => retiredOn !== null && formatDate(retiredOn),
    sortValue: ({ retiredOn }) => retiredOn,
  },
  { key: 'status', header: 'Status', cell: (form) => <Marks owner={owner} form={form} today={today} /> },
  ...(canChange
    ? [
        {
          key: 'actions',
          header: 'Actions',
          cell: (form: Form) => isOwnForm(owner, form) && <FormMenu form={form} onEdit={onEdit} onDelete={onDelete} />,
        },
      ]
    : []),
]

function Marks({ owner, form, today }: Pick<Props, 'owner' | 'today'> & { readonly form: Form }) {
  const { publishedVersion, hasDraft } = form
  return (
    <span className={classes.marks}>
      {isRetired(form, today) && <Pill tone="warning">Retired</Pill>}
      {publishedVersion !== null && <Pill tone="success">Published v{publishedVersion}</Pill>}
      {publishedVersion === null && !isOwnForm(owner, form) && <Pill>Inherited</Pill>}
      {publishedVersion === null && isOwnForm(owner, form) && <Pill>Not published</Pill>}
      {hasDraft && <Pill tone="brand">Draft</Pill>}
    </span>
  )
}

function FormMenu({ form, onEdit, onDelete }: Pick<Props, 'onEdit' | 'onDelete'> & { readonly form: Form }) {
  return (
    <Menu
      small
      label={`Actions for ${form.name}`}
      icon={<IconDots size={18} aria-hidden />}
      items={[
        { label: 'Edit details', icon: <IconPencil size={18} aria-hidden />, onSelect: () => onEdit(form) },
        {
          label: 'Delete',
          icon: <IconTrash size={18} aria-hidden />,
          onSelect: () => onDelete(form),
          danger: true,
          unavailable: form.inUse > 0 ? 'This form is in use. Retire it instead.' : undefined,
        },
      ]}
    />
  )
}
