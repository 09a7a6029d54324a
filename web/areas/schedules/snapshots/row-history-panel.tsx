import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MoreButton } from '../../../kit/data/more-button.tsx'
import { moreOf } from '../../../kit/data/more.ts'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import { CellChanges } from './cell-changes.tsx'
import { kindNames } from './difference-text.ts'
import { historyPages, type RowOf } from './review.queries.ts'
import classes from './snapshots.module.css'

interface Props {
  readonly row: RowOf
  readonly columns: readonly ColumnDefinition[]
}

/** The history of a row, newest first: who changed which cell when, from what to what. */
export function RowHistoryPanel({ row, columns }: Props) {
  const pages = useInfiniteQuery(historyPages(row))
  return (
    <Loaded query={pages} failed="The history could not be loaded">
      {(data) => {
        const changes = data.pages.flatMap((page) => page.changes)
        if (changes.length === 0)
          return <EmptyState title="No changes yet">This row has not changed since it was added.</EmptyState>
        return (
          <>
            <ol className={classes.history}>
              {changes.map(({ changeId, kind, cells, changedAt, changedByName }) => (
                <li key={changeId}>
                  <p className={classes.change}>
                    <strong>{kindNames[kind]}</strong> by {changedByName ?? 'the portal'}, {formatMoment(changedAt)}
                  </p>
                  <CellChanges cells={cells} columns={columns} />
                </li>
              ))}
            </ol>
            <MoreButton more={moreOf(pages)}>Earlier changes</MoreButton>
          </>
        )
      }}
    </Loaded>
  )
}
