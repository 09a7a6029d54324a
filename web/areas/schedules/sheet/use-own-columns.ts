import type { OwnColumns } from '@portico/contract/areas/schedules/columns/own-columns.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { toasts } from '../../../kit/feedback/toasts.ts'
import type { Grid } from '../../../kit/grid/grid.public.ts'
import { reasonOf } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import { q } from '../../../platform/queries.ts'

type ColumnLayout = NonNullable<ComponentProps<typeof Grid>['layout']>

/** Dragging a column has many steps: save only the last. */
const patience = 800

const asTheyStand: OwnColumns = { current: { order: [], hidden: [], pinned: [], widths: {} }, sets: [] }

/** How the user arranges the columns of a schedule: shown at once, saved a moment later. */
export function useOwnColumns(type: ScheduleType) {
  const params = { type }
  const query = { ...q('GET /api/users/self/schedule-columns/{type}', { params }), staleTime: Infinity }
  const { data, isPending } = useQuery(query)
  const cache = useQueryClient()
  const pending = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly save: () => void }>(undefined)
  // A new arrangement is rendered immediately: the cache updates a moment later.
  const [stored, setKept] = useState<OwnColumns>()
  const own = stored ?? data ?? asTheyStand

  useEffect(
    () => () => {
      clearTimeout(pending.current?.timer)
      pending.current?.save()
    },
    [],
  )
  const keep = (next: OwnColumns): void => {
    setKept(next)
    cache.setQueryData(query.queryKey, next)
    clearTimeout(pending.current?.timer)
    const save = (): void => {
      pending.current = undefined
      call('PUT /api/users/self/schedule-columns/{type}', { params, body: next }).catch((error: unknown) =>
        toasts.show('error', reasonOf(error, 'The columns could not be saved.')),
      )
    }
    pending.current = { timer: setTimeout(save, patience), save }
  }
  const withoutSet = (name: string) => own.sets.filter((set) => set.name !== name)
  return {
    isPending,
    layout: own.current,
    onLayout: (layout: ColumnLayout) => keep({ ...own, current: plain(layout) }),
    columnSets: {
      sets: own.sets,
      save: (name: string) =>
        keep({ ...own, sets: [...withoutSet(name), { name, arrangement: own.current }].slice(-20) }),
      remove: (name: string) => keep({ ...own, sets: withoutSet(name) }),
    },
  }
}

const plain = ({ order, hidden, pinned, widths }: ColumnLayout): OwnColumns['current'] => ({
  order: [...order],
  hidden: [...hidden],
  pinned: [...pinned],
  widths,
})
