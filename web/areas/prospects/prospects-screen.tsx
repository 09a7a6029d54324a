import { prospectMessages } from '@portico/contract/areas/prospects/prospect.messages.ts'
import type { Prospect } from '@portico/contract/areas/prospects/prospect.shapes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { DataTable } from '../../kit/data/data-table.tsx'
import { moreOf } from '../../kit/data/more.ts'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { ConvertDialog } from './convert-dialog.tsx'
import { ProspectBar } from './prospect-bar.tsx'
import { convertColumn, prospectColumns } from './prospect-columns.tsx'
import { prospectFilter } from './prospect-filter.ts'
import { prospectPages, type ProspectQuery } from './prospects.queries.ts'

/** The prospects of all brokerages, for platform administrators. */
export default function ProspectsScreen() {
  const filter = prospectFilter(useSearch({ strict: false }))
  const navigate = useNavigate()
  const onFilter = (search: ProspectQuery): void =>
    void navigate({ to: '.', search: { ...search }, replace: true, resetScroll: false })
  const pages = useInfiniteQuery(prospectPages(filter))
  const [converted, setConverted] = useState<Prospect>()
  const isFiltered = Object.keys(filter).length > 0
  return (
    <Page title="Prospects" lead="Companies that are not clients yet, from all brokerages.">
      <ProspectBar filter={filter} onFilter={onFilter} />
      <Card title="All prospects">
        <Loaded query={pages} failed={prospectMessages.listFailed} lines={8}>
          {(data) => {
            const prospects = data.pages.flatMap(({ items }) => items)
            if (prospects.length === 0) return <NoProspects isFiltered={isFiltered} />
            return (
              <DataTable
                label="Prospects"
                columns={[...prospectColumns, convertColumn(setConverted)]}
                rows={prospects}
                rowKey={({ accountCode }) => accountCode}
                more={moreOf(pages)}
              />
            )
          }}
        </Loaded>
      </Card>
      {converted !== undefined && <ConvertDialog prospect={converted} onClose={() => setConverted(undefined)} />}
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
