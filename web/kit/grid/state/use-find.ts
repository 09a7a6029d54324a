import { useEffect, useMemo, useState } from 'react'
import { matchesIn } from '../model/find.rules.ts'
import type { CellPlace, GridSource } from '../model/grid-types.ts'
import type { LaidColumn } from '../model/layout.rules.ts'

const rowsAtOnce = 2_000
const most = 10_000

export interface Found {
  readonly matches: readonly CellPlace[]
  /** All rows have been searched, or the maximum number of cells was found. */
  readonly done: boolean
}

const nothing: Found = { matches: [], done: true }

/**
 * The cells that contain a text, searched in slices so that the page stays responsive. The first rows are searched
 * immediately, so that typing and pressing Enter finds nearby matches.
 */
export function useFind(source: GridSource, columns: readonly LaidColumn[], wanted: string): Found {
  const first = useMemo(
    () => (wanted.trim() === '' ? nothing : furtherThan([], source, columns, wanted, 0)),
    [source, columns, wanted],
  )
  const [later, setLater] = useState({ first, found: first })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const goOn = ({ matches, done }: Found, from: number): void => {
      if (done) return
      timer = setTimeout(() => {
        const found = furtherThan(matches, source, columns, wanted, from)
        setLater({ first, found })
        goOn(found, from + rowsAtOnce)
      })
    }
    goOn(first, rowsAtOnce)
    return () => clearTimeout(timer)
  }, [first, source, columns, wanted])
  return later.first === first ? later.found : first
}

/** What was found so far, and what the next slice of rows holds. */
function furtherThan(
  before: readonly CellPlace[],
  source: GridSource,
  columns: readonly LaidColumn[],
  wanted: string,
  from: number,
): Found {
  const to = from + rowsAtOnce
  const matches = [...before, ...matchesIn(source, columns, wanted, { from, to })].slice(0, most)
  return { matches, done: to >= source.count || matches.length === most }
}
