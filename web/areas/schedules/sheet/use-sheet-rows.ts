import type { ScheduleChanges, ScheduleRowPage } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { useGridRows } from '../../../kit/grid/grid.public.ts'
import { statusOf } from '../../../platform/call-error.ts'
import type { EditQueue } from '../save/edit-queue.ts'
import { operationsOf } from '../save/cell-policy.ts'
import { changesQuery, readChanges, readRows, type SheetPlace } from '../schedules.queries.ts'
import { gridRow, type SheetBook } from './sheet-book.ts'

const firstPage = 500
const laterPages = 2000

/** How far the rows have been read. */
type Reading =
  | { readonly kind: 'beginning' | 'read' }
  | { readonly kind: 'failed'; readonly isGone: boolean }
  | { readonly kind: 'reading'; readonly read: number; readonly total: number; readonly holdsUnsaved: boolean }

interface Parts {
  readonly place: SheetPlace
  readonly book: SheetBook
  readonly queue: EditQueue
  readonly grid: ReturnType<typeof useGridRows>
  /** Called when issues have changed. */
  readonly judge: () => void
}

/** The pages of a tab, one after the other, until all are read or the signal aborts. */
async function* pagesOf(place: SheetPlace, signal: AbortSignal): AsyncGenerator<ScheduleRowPage> {
  let cursor: string | undefined
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page names the next
    const page = await readRows(place, cursor, cursor === undefined ? firstPage : laterPages)
    if (signal.aborted) return
    yield page
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
}

/** Reads a tab's rows: shows the first page immediately, appends the others, then follows changes by others. */
export function useSheetRows({ place, book, queue, grid, judge }: Parts) {
  const [reading, setReading] = useState<Reading>({ kind: 'beginning' })
  const [attempt, setAttempt] = useState(0)

  const readAll = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    await queue.settled()
    const left = queue.edits()
    book.begin((await readChanges(place, undefined, signal)).asOf)
    let read = 0
    for await (const page of pagesOf(place, signal)) {
      book.read(page)
      const rows = page.rows.map(gridRow)
      if (read === 0) grid.replace(rows)
      else grid.append(rows)
      judge()
      read += rows.length
      setReading({ kind: 'reading', read, total: page.total, holdsUnsaved: left.length > 0 })
    }
    if (signal.aborted) return
    if (left.length > 0) grid.receive(operationsOf(left))
    setReading({ kind: 'read' })
  })

  useEffect(() => {
    const stopped = new AbortController()
    readAll(stopped.signal).catch((error: unknown) => {
      if (!stopped.signal.aborted) setReading({ kind: 'failed', isGone: statusOf(error) === 404 })
    })
    return () => stopped.abort()
  }, [attempt])

  const reread = useReread({ place, book, queue, grid, judge })
  useChanges({ place, book, queue, grid, judge }, reading.kind === 'read', reread)

  return {
    reading,
    /** Reads everything again, as if the screen were new. */
    reload: () => {
      setReading({ kind: 'beginning' })
      setAttempt((before) => before + 1)
    },
    reread,
  }
}

/** Refetches everything in the background, and applies the differences. */
function useReread({ place, book, queue, grid, judge }: Parts): () => void {
  const [asked, setAsked] = useState(0)
  const take = useEffectEvent((pages: readonly ScheduleRowPage[], before: ReadonlySet<string>): void => {
    const all = { rows: pages.flatMap(({ rows }) => rows), findings: pages.flatMap(({ findings }) => findings) }
    grid.receive(book.reread(grid.rows, all, queue.edits(), before))
    judge()
  })
  const readAgain = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const before = book.ids()
    const pages: ScheduleRowPage[] = []
    for await (const page of pagesOf(place, signal)) pages.push(page)
    if (!signal.aborted) take(pages, before)
  })
  useEffect(() => {
    if (asked === 0) return undefined
    const stopped = new AbortController()
    // What fails here is read with the next change.
    readAgain(stopped.signal).catch(() => undefined)
    return () => stopped.abort()
  }, [asked])
  return () => setAsked((before) => before + 1)
}

/** Applies changes by others when an event reports them. */
function useChanges({ place, book, queue, grid, judge }: Parts, enabled: boolean, reread: () => void): void {
  const { data, refetch } = useQuery({ ...changesQuery(place, () => book.since), enabled, gcTime: 0 })
  const { kind } = useSyncExternalStore(queue.subscribe, queue.state)
  const owed = useRef(false)

  const absorb = useEffectEvent((changes: ScheduleChanges): void => {
    grid.receive(book.told(grid.rows, changes, queue.edits()))
    judge()
    const isComplete = !changes.tooMany && changes.total === book.count
    // While edits of ours are under way the counts may differ by these.
    if (!isComplete && kind === 'saved') reread()
    owed.current = !isComplete && kind !== 'saved'
  })
  useEffect(() => {
    if (data != null && enabled) absorb(data)
  }, [data, enabled])
  useEffect(() => {
    if (kind !== 'saved' || !owed.current) return
    owed.current = false
    void refetch()
  }, [kind, refetch])
}
