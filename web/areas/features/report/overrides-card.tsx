import { featureMessages } from '@portico/contract/areas/features/feature.messages.ts'
import type { FeatureOverride, FeatureUse } from '@portico/contract/areas/features/feature-report.shapes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { moreOf } from '../../../kit/data/more.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { pagesOf } from '../../../platform/queries.ts'
import { shownValue, sourceNames } from '../feature-labels.ts'

/** The brokerages and accounts with their own value of a flag. */
export function OverridesCard({ use: { name, ...use } }: { readonly use: FeatureUse }) {
  const pages = useInfiniteQuery(pagesOf('GET /api/administration/features/{flag}', { params: { flag: name } }))
  return (
    <Card title={name} footer={`Default: ${shownValue(use.default)}. A value that would hold anyway can be removed.`}>
      <Loaded query={pages} failed={featureMessages.reportFailed} lines={4}>
        {(data) => (
          <DataTable
            label={`Where ${name} is set`}
            columns={columns}
            rows={data.pages.flatMap(({ items }) => items)}
            rowKey={({ level, code }) => `${level} ${code}`}
            more={moreOf(pages)}
          />
        )}
      </Loaded>
    </Card>
  )
}

const columns: readonly Column<FeatureOverride>[] = [
  {
    key: 'name',
    header: 'Set for',
    cell: ({ level, code, name }) => (
      <AppLink
        href={
          level === 'BROKERAGE'
            ? `/brokerage-administration/${encodeURIComponent(code)}/configuration`
            : `/${encodeURIComponent(code)}/dashboard`
        }
      >
        {name}
      </AppLink>
    ),
  },
  { key: 'level', header: 'Level', cell: ({ level }) => sourceNames[level] },
  { key: 'value', header: 'Value', cell: ({ value }) => shownValue(value) },
  {
    key: 'state',
    header: 'Status',
    cell: ({ isStale }) => (isStale ? <Pill tone="warning">Same as inherited</Pill> : ''),
  },
]
