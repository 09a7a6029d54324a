import { type LocationValues, propertySummary } from '@portico/contract/areas/schedules/property-summary.ts'
import { useMemo, useState } from 'react'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import type { GridRow } from '../../../kit/grid/grid.public.ts'
import { Card } from '../../../kit/layout/card.tsx'
import { formatCount, formatMoney } from '../../../platform/formats.ts'

const shownAtOnce = 25

const columns: readonly Column<LocationValues>[] = [
  {
    key: 'location',
    header: 'Location',
    cell: ({ location }) => (location === '' ? 'Without a location' : location),
    sortValue: ({ location }) => location,
  },
  {
    key: 'buildings',
    header: 'Buildings',
    cell: ({ buildings }) => formatCount(buildings),
    sortValue: ({ buildings }) => buildings,
    numeric: true,
  },
  {
    key: 'area',
    header: 'Square feet',
    cell: ({ area }) => formatCount(area),
    sortValue: ({ area }) => area,
    numeric: true,
  },
  {
    key: 'insuredValue',
    header: 'Total insured value',
    cell: ({ insuredValue }) => formatMoney(insuredValue * 100),
    sortValue: ({ insuredValue }) => insuredValue,
    numeric: true,
  },
]

/** The Property schedule's values by location. */
export function PropertyCard({ rows }: { readonly rows: readonly GridRow[] }) {
  const [many, setMany] = useState(shownAtOnce)
  const locations = useMemo(
    () => propertySummary(rows.map(({ id, cells }) => ({ rowId: id, cells: cells as Record<string, string | null> }))),
    [rows],
  )
  const sum = (of: (one: LocationValues) => number): number => locations.reduce((all, one) => all + of(one), 0)
  if (locations.length === 0) return null
  return (
    <Card title="Values by location">
      <DataTable
        label="Values by location"
        columns={columns}
        rows={locations.slice(0, many)}
        rowKey={({ location }) => location}
        totals={{
          location: 'Total',
          buildings: formatCount(sum(({ buildings }) => buildings)),
          area: formatCount(sum(({ area }) => area)),
          insuredValue: formatMoney(sum(({ insuredValue }) => insuredValue) * 100),
        }}
        more={locations.length > many ? { busy: false, onMore: () => setMany(many * 2) } : undefined}
      />
    </Card>
  )
}
