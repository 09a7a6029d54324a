import type { Brokerage } from '@portico/contract/areas/brokerages/brokerage.shapes.ts'
import { brokerageMessages } from '@portico/contract/areas/administration/brokerage.messages.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { VisuallyHidden } from '../../../kit/controls/visually-hidden.tsx'
import type { Column } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { PagedTable } from '../../../kit/data/paged-table.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { FilterBar } from '../../../kit/lists/filter-bar.tsx'
import { useFilter } from '../../../kit/lists/use-filter.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { pagePart } from '../../../platform/page-part.ts'
import { addressText } from '../../../platform/text/address-text.ts'
import { brokeragePages } from '../../brokerages/brokerages.public.ts'
import classes from './brokerages.module.css'

const BrokerageDialog = lazy(pagePart(() => import('./brokerage-dialog.tsx')))

/** The brokerages of the platform, which its administrators add and rename. */
export default function BrokeragesScreen() {
  const { filter, onFilter } = useFilter(brokerageFilter)
  const pages = useInfiniteQuery(brokeragePages(filter.search))
  const [opened, setOpened] = useState<Brokerage | 'new'>()
  return (
    <Page
      title="Brokerages"
      lead="Every brokerage of the platform. Their admins invite colleagues and create accounts."
      action={
        <Button icon={<IconPlus size={18} aria-hidden />} onClick={() => setOpened('new')}>
          New brokerage
        </Button>
      }
    >
      <FilterBar
        filter={filter}
        onChange={(changed) => onFilter(brokerageFilter(changed))}
        search={{ label: 'Find a brokerage', placeholder: 'Name or code' }}
      />
      <Card title="All brokerages">
        {pages.data?.pages[0]?.isCut === true && <Notice kind="info">{brokerageMessages.cut}</Notice>}
        <PagedTable
          pages={pages}
          failed={brokerageMessages.loadFailed}
          label="Brokerages"
          columns={columnsFor(setOpened)}
          rowKey={({ brokerCode }) => brokerCode}
          empty={<NoBrokerages isFiltered={filter.search !== undefined} />}
        />
      </Card>
      {opened !== undefined && (
        <Suspense>
          <BrokerageDialog brokerage={opened === 'new' ? undefined : opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </Page>
  )
}

/** The filter in an address. */
function brokerageFilter(address: Readonly<Record<string, unknown>>): { readonly search?: string } {
  const search = addressText(address.search).slice(0, 100)
  return search === '' ? {} : { search }
}

function NoBrokerages({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered) return <EmptyState title="No matching brokerages">Try another word.</EmptyState>
  return (
    <EmptyState title="No brokerages yet">
      Create the first brokerage. We will email its admin an invitation.
    </EmptyState>
  )
}

const columnsFor = (onEdit: (brokerage: Brokerage) => void): Column<Brokerage>[] => [
  {
    key: 'name',
    header: 'Brokerage',
    cell: ({ brokerCode, brokerName, isSuspended }) => (
      <span className={classes.pills}>
        <AppLink href={`/admin/brokerages/${encodeURIComponent(brokerCode)}`}>{brokerName}</AppLink>
        {isSuspended && <Pill tone="danger">Suspended</Pill>}
      </span>
    ),
  },
  { key: 'code', header: 'Code', cell: ({ brokerCode }) => brokerCode },
  { key: 'subdomain', header: 'Subdomain', cell: ({ subdomain }) => subdomain ?? 'None' },
  {
    key: 'accounts',
    header: 'Accounts',
    cell: ({ brokerCode, brokerName }) => (
      <AppLink href={`/brokerage-administration/${encodeURIComponent(brokerCode)}/accounts`}>
        Accounts<VisuallyHidden> of {brokerName}</VisuallyHidden>
      </AppLink>
    ),
  },
  {
    key: 'edit',
    header: 'Actions',
    cell: (brokerage) => (
      <Button kind="quiet" small onClick={() => onEdit(brokerage)}>
        Edit<VisuallyHidden> {brokerage.brokerName}</VisuallyHidden>
      </Button>
    ),
  },
]
