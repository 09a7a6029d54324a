import { prospectMessages } from '@portico/contract/areas/prospects/prospect.messages.ts'
import type { Prospect } from '@portico/contract/areas/prospects/prospect.shapes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PagedTable } from '../../kit/data/paged-table.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { useFilter } from '../../kit/lists/use-filter.ts'
import { ConvertProspect } from './convert-prospect.tsx'
import { ProspectBar } from './prospect-bar.tsx'
import { convertColumn, prospectColumns } from './prospect-columns.tsx'
import { prospectFilter } from './prospect-filter.ts'
import { prospectPages } from './prospects.queries.ts'

/** The prospects of all brokerages, for platform administrators. */
export default function ProspectsScreen() {
  const { filter, onFilter } = useFilter(prospectFilter)
  const pages = useInfiniteQuery(prospectPages(filter))
  const [converted, setConverted] = useState<Prospect>()
  const isFiltered = Object.keys(filter).length > 0
  return (
    <Page title="Prospects" lead="Companies that are not clients yet, from all brokerages.">
      <ProspectBar filter={filter} onFilter={onFilter} />
      <Card title="All prospects">
        {pages.data?.pages[0]?.isCut === true && <Notice kind="info">{prospectMessages.cut}</Notice>}
        <PagedTable
          pages={pages}
          failed={prospectMessages.listFailed}
          label="Prospects"
          columns={[...prospectColumns, convertColumn(setConverted)]}
          rowKey={({ accountCode }) => accountCode}
          empty={<NoProspects isFiltered={isFiltered} />}
        />
      </Card>
      {converted !== undefined && <ConvertProspect prospect={converted} onClose={() => setConverted(undefined)} />}
    </Page>
  )
}

function NoProspects({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered) return <EmptyState title="No matching prospects">Remove a filter or try another word.</EmptyState>
  return (
    <EmptyState title="No prospects yet">
      Prospects appear here when a brokerage creates one, or when a company registers online.
    </EmptyState>
  )
}
