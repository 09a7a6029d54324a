import type { FormAtLevel } from '@portico/contract/areas/forms/form.shapes.ts'
import { type Column, DataTable } from '../../../../kit/data/data-table.tsx'
import { EmptyState } from '../../../../kit/feedback/states.tsx'
import { AppLink } from '../../../../platform/app-link.tsx'

type Use = FormAtLevel['usedBy'][number]

const columns: readonly Column<Use>[] = [
  {
    key: 'title',
    header: 'Application',
    cell: ({ title, ...use }) => <ApplicationLink use={use}>{title}</ApplicationLink>,
  },
  {
    key: 'account',
    header: 'Account',
    cell: ({ accountName }) => accountName,
    sortValue: ({ accountName }) => accountName,
  },
]

interface LinkProps {
  readonly use: Omit<Use, 'title'>
  readonly children: string
}

function ApplicationLink({ use: { accountCode, applicationId }, children }: LinkProps) {
  if (applicationId === null) return children
  const href = `/${encodeURIComponent(accountCode)}/applications/${encodeURIComponent(applicationId)}`
  return <AppLink href={href}>{children}</AppLink>
}

/** Uses of a form. */
export function UsesView({ current: { usedBy, form } }: { readonly current: FormAtLevel }) {
  if (usedBy.length === 0) return <EmptyState title="Not in use">No applications use this form yet.</EmptyState>
  return (
    <>
      <DataTable
        label="Used by"
        columns={columns}
        rows={usedBy}
        rowKey={({ accountCode, applicationId, title }) => `${accountCode} ${applicationId ?? title}`}
      />
      {form.inUse > usedBy.length && (
        <p>
          The latest {usedBy.length} of {form.inUse}.
        </p>
      )}
    </>
  )
}
