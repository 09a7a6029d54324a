import { classKindsOf } from '@portico/contract/areas/schedules/checks/class-codes.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { readCell } from '@portico/contract/areas/schedules/values/cell-values.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffectEvent, useEffect, useMemo, useReducer, useState, useSyncExternalStore } from 'react'
import { type GridOperation, useGridRows } from '../../../kit/grid/grid.public.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import { classOwnersQuery } from '../classification/classification.queries.ts'
import { queueOf } from '../save/edit-queue.ts'
import { editsOf } from '../save/cell-policy.ts'
import type { SheetPlace } from '../schedules.queries.ts'
import { withDefaults } from './default-cells.ts'
import { defaultCells, gridColumns } from './grid-columns.ts'
import { SheetBook } from './sheet-book.ts'
import { useSheetRows } from './use-sheet-rows.ts'

/** The rows of a tab: read page by page, edited here, saved automatically, and kept in sync with others' changes. */
export function useSheet(place: SheetPlace, definitions: readonly ColumnDefinition[]) {
  const { userId, isViewer } = useSignedInUser()
  const { data: owners } = useQuery({
    ...classOwnersQuery(place),
    enabled: classKindsOf(place.type, definitions).length > 0,
  })
  const columns = useMemo(() => gridColumns(place.type, definitions, owners), [place.type, definitions, owners])
  const defaults = useMemo(() => defaultCells(definitions), [definitions])
  const [book] = useState(() => new SheetBook(columns))
  const [queue] = useState(() => queueOf({ userId, ...place }))
  const saving = useSyncExternalStore(queue.subscribe, queue.state)
  const [marks, judge] = useReducer(
    () => book.marks.view(),
    book,
    (given) => given.marks.view(),
  )

  const save = useMemo(() => {
    const errorOf = (key: string, value: string | null): string | null => {
      const definition = definitions.find((column) => column.key === key)
      return definition === undefined ? null : readCell(definition, value).error
    }
    return (operations: readonly GridOperation[]): void => {
      book.edited(operations, errorOf)
      queue.add(
        editsOf(
          operations,
          (rowId) => book.versionOf(rowId),
          (key) => book.hasColumn(key),
        ),
      )
      judge()
    }
  }, [book, queue, definitions])
  const grid = useGridRows(columns, [], save)

  const onSaved = useEffectEvent((...[answer]: Parameters<Parameters<typeof queue.onSaved>[0]>) => {
    grid.receive(book.saved(grid.rows, answer, queue.edits()))
    judge()
  })
  useEffect(() => queue.onSaved((answer, edits) => onSaved(answer, edits)), [queue])

  const { reading, reload, reread } = useSheetRows({ place, book, queue, grid, judge })

  return {
    columns,
    isViewer,
    grid,
    marks,
    book,
    queue,
    saving,
    reading,
    reload,
    reread,
    readOnly: isViewer || (reading.kind === 'reading' && reading.holdsUnsaved),
    onOperations: (operations: readonly GridOperation[]) => grid.onOperations(withDefaults(operations, defaults)),
  }
}

export type Sheet = ReturnType<typeof useSheet>
