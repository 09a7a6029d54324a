import '../../../kit/forms/without-eval.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { reviewMessages } from '@portico/contract/areas/schedules/snapshots/review.messages.ts'
import type { PulledRow } from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
import { showCell } from '@portico/contract/areas/schedules/values/cell-values.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { reasonOf, statusOf } from '../../../platform/call-error.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import { columnsQuery } from '../schedules.queries.ts'
import { pulledRowsQuery, useReviewCalls } from './review.queries.ts'

/** Fills general liability from locations: what would be added, then the addition. */
export default function PullThroughScreen({ accountId }: { readonly accountId: string }) {
  const offered = useQuery(pulledRowsQuery(accountId))
  return (
    <Page
      title="Fill from locations"
      lead="Locations not yet on the General Liability schedule. Add class codes after you fill in the rows."
    >
      {statusOf(offered.error) === 403 ? (
        <EmptyState title={reviewMessages.pullThroughOff} />
      ) : (
        <Loaded query={offered} failed="The locations could not be loaded">
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState title="Every location has a row">Nothing to fill in.</EmptyState>
            ) : (
              <Offered accountId={accountId} rows={rows} />
            )
          }
        </Loaded>
      )}
    </Page>
  )
}

function Offered({ accountId, rows }: { readonly accountId: string; readonly rows: readonly PulledRow[] }) {
  const { pull } = useReviewCalls(accountId)
  const { isViewer } = useSignedInUser()
  const columns = pulledColumns(useQuery(columnsQuery(accountId, 'GENERAL_LIABILITY')).data ?? [])
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const chosen = rows.filter(({ location }) => !left.has(location))
  const choose = (location: string, isChosen: boolean): void => {
    const next = new Set(left)
    if (isChosen) next.delete(location)
    else next.add(location)
    setLeft(next)
  }
  const fill = async (): Promise<void> => {
    setBusy(true)
    try {
      await pull(chosen.map(({ location }) => location))
    } catch (error) {
      toasts.show('error', reasonOf(error, 'The rows could not be added.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card
      title={rows.length === 1 ? '1 location' : `${rows.length} locations`}
      action={
        !isViewer && (
          <Button small busy={busy} disabled={chosen.length === 0} onClick={() => void fill()}>
            {chosen.length === 1 ? 'Add 1 row' : `Add ${chosen.length} rows`}
          </Button>
        )
      }
    >
      <DataTable
        label="Rows to add"
        columns={isViewer ? columns : [...columns, chosenColumn(left, choose)]}
        rows={rows}
        rowKey={({ location }) => location}
      />
    </Card>
  )
}

const chosenColumn = (
  left: ReadonlySet<string>,
  onChoose: (location: string, isChosen: boolean) => void,
): Column<PulledRow> => ({
  key: 'take',
  header: 'Add',
  cell: ({ location }) => (
    <CheckField
      aria-label={`Add location ${location}`}
      checked={!left.has(location)}
      onChange={(event) => onChoose(location, event.currentTarget.checked)}
    />
  ),
})

const shown = ['location', 'description', 'state', 'basis', 'exposure'] as const

/** Each value under the heading that it has on the schedule itself. */
const pulledColumns = (definitions: readonly ColumnDefinition[]): Column<PulledRow>[] =>
  shown.map((key) => {
    const definition = definitions.find((column) => column.key === key)
    return {
      key,
      header: definition?.heading ?? key,
      numeric: key === 'exposure',
      cell: (row) => (definition === undefined ? row[key] : showCell(definition, row[key])),
    }
  })
