import { languageNames } from '@portico/contract/kit/email/languages.ts'
import { testEmailMessages } from '@portico/contract/areas/test-emails/test-email.messages.ts'
import type { EmailTemplate } from '@portico/contract/areas/test-emails/test-email.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { type Column, DataTable } from '../../kit/data/data-table.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { FilterBar } from '../../kit/lists/filter-bar.tsx'
import { useFilter } from '../../kit/lists/use-filter.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { templateFilter } from './test-email-filter.ts'
import classes from './test-emails.module.css'
import { templatesQuery } from './test-emails.queries.ts'

/** Every kind of email that the portal sends. */
export default function TestEmailsScreen() {
  const { filter, onFilter } = useFilter(templateFilter)
  const templates = useQuery(templatesQuery)
  return (
    <Page title="Test Email" lead="Preview every email that the portal sends, and send a sample to yourself.">
      <FilterBar
        filter={{ ...filter }}
        onChange={(changed) => onFilter(templateFilter(changed))}
        search={{ label: 'Find an email', placeholder: 'Example: invitation' }}
      />
      <Card title="Emails">
        <Loaded query={templates} failed={testEmailMessages.listFailed} lines={8}>
          {(data) => <Templates rows={matching(data.templates, filter.search ?? '')} />}
        </Loaded>
      </Card>
    </Page>
  )
}

function Templates({ rows }: { readonly rows: readonly EmailTemplate[] }) {
  if (rows.length === 0) return <EmptyState title="No matching emails">Try another word.</EmptyState>
  return <DataTable label="Emails" columns={columns} rows={rows} rowKey={({ name }) => name} />
}

/** The kinds of email whose title or name matches every word of the search. */
const matching = (templates: readonly EmailTemplate[], search: string): readonly EmailTemplate[] => {
  const words = search.toLowerCase().split(/\s+/)
  return templates.filter(({ title, name }) => words.every((word) => `${title} ${name}`.toLowerCase().includes(word)))
}

const columns: readonly Column<EmailTemplate>[] = [
  {
    key: 'title',
    header: 'Email',
    cell: ({ title, name }) => <AppLink href={`/admin/test-email/${encodeURIComponent(name)}`}>{title}</AppLink>,
  },
  { key: 'name', header: 'Name', cell: ({ name }) => <span className={classes.name}>{name}</span> },
  {
    key: 'languages',
    header: 'Languages',
    cell: ({ languages }) => languages.map((language) => languageNames[language]).join(', '),
  },
]
