import type { Form } from '@portico/contract/areas/forms/form.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { buttonLook } from '../../kit/controls/button-look.ts'
import { type Column, DataTable } from '../../kit/data/data-table.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { formatCount } from '../../platform/formats.ts'
import { formLibrary, LayoutScreen } from '../forms/forms.public.ts'

const owner = { level: 'GLOBAL' } as const

/** The PDF forms of the platform, and the pages of the one that the address names. */
export default function PdfEditorScreen() {
  const { form }: { form?: unknown } = useSearch({ strict: false })
  if (typeof form === 'string') return <LayoutScreen key={form} owner={owner} formId={form} />
  return <PdfForms />
}

function PdfForms() {
  const query = useQuery(formLibrary.formsQuery(owner))
  return (
    <Page
      title="PDF Editor"
      lead="PDF forms. Choose a form to draw its fields and map them to account data."
      action={
        <AppLink href={formLibrary.copyFieldsPath(owner)} {...buttonLook('secondary')}>
          Copy fields
        </AppLink>
      }
    >
      <Loaded query={query} failed="The forms could not be loaded" lines={8}>
        {(forms) => <PdfTable forms={forms.filter(({ type }) => type === 'PDF')} />}
      </Loaded>
    </Page>
  )
}

function PdfTable({ forms }: { readonly forms: readonly Form[] }) {
  if (forms.length === 0)
    return (
      <EmptyState title="No PDF forms yet">
        Add one in the <AppLink href={formLibrary.formsPath(owner)}>App Library</AppLink>.
      </EmptyState>
    )
  return (
    <Card title="PDF forms">
      <DataTable label="PDF forms" rows={forms} rowKey={({ formId }) => formId} columns={columns} />
    </Card>
  )
}

const columns: readonly Column<Form>[] = [
  {
    key: 'form',
    header: 'Form',
    sortValue: ({ name }) => name,
    cell: ({ formId, name }) => <AppLink href={`/admin/pdf/editor?form=${encodeURIComponent(formId)}`}>{name}</AppLink>,
  },
  { key: 'edition', header: 'Edition', sortValue: ({ edition }) => edition, cell: ({ edition }) => edition },
  {
    key: 'fields',
    header: 'Fields',
    numeric: true,
    sortValue: ({ questions }) => questions,
    cell: ({ questions }) => formatCount(questions),
  },
  {
    key: 'mapped',
    header: 'Mapped',
    numeric: true,
    sortValue: ({ mappedPercent }) => mappedPercent,
    cell: ({ mappedPercent }) => `${mappedPercent}%`,
  },
  {
    key: 'version',
    header: 'Published',
    sortValue: ({ publishedVersion }) => publishedVersion,
    cell: ({ publishedVersion, hasDraft }) =>
      `${publishedVersion === null ? 'Not yet' : `Version ${publishedVersion}`}${hasDraft ? ', with a draft' : ''}`,
  },
]
