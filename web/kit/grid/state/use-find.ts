import { useEffect, useState } from 'react'
import { matchesIn } from '../model/find.rules.ts'
import type { CellPlace, GridSource } from '../model/grid-types.ts'
import type { LaidColumn } from '../model/layout.rules.ts'

const rowsAtOnce = 2_000
const most = 10_000

export interface Found {
  readonly matches: readonly CellPlace[]
  /** All rows have been looked through, or so many cells found that no more are counted. */
  readonly done: boolean
}

const nothing: Found = { matches: [], done: true }

/** The cells that hold a text, looked for in slices so that the page stays responsive. */
export function useFind(source: GridSource, columns: readonly LaidColumn[], wanted: string): Found {
  const [found, setFound] = useState(nothing)
  useEffect(() => {
    if (wanted.trim() === '') return setFound(nothing)
    let matches: CellPlace[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const slice = (from: number): void => {
      matches = [...matches, ...matchesIn(source, columns, wanted, { from, to: from + rowsAtOnce })].slice(0, most)
      const done = from + rowsAtOnce >= source.count || matches.length === most
      setFound({ matches, done })
      if (!done) timer = setTimeout(slice, 0, from + rowsAtOnce)
    }
    // The first rows at once: whoever types and presses Enter finds what is near.
    slice(0)
    return () => clearTimeout(timer)
  }, [source, columns, wanted])
  return found
}
