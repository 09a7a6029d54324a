import type { Area, CellPlace } from './grid-types.ts'

/** One block of selected cells between two corners; `active` takes what is typed. */
export interface Selection {
  readonly active: CellPlace
  /** The corner where the block started. It is the active cell until Tab moves on within the block. */
  readonly start: CellPlace
  readonly end: CellPlace
  /** The column where moving by Tab started: Enter goes below it. */
  readonly tabColumn?: number
}

export type Way = 'up' | 'down' | 'left' | 'right'
export type Motion = Way | `edge-${Way}` | 'page-up' | 'page-down' | 'row-start' | 'row-end' | 'grid-start' | 'grid-end'

/** The grid's size, and how far a jump goes. */
export interface Bounds {
  readonly rows: number
  /** How many of them, at the end, are only there to be filled. */
  readonly blank?: number
  readonly columns: number
  /** Rows that fit on the screen. */
  readonly page: number
  readonly isFilled: (place: CellPlace) => boolean
}

export const at = (place: CellPlace): Selection => ({ active: place, start: place, end: place })

export function areaOf({ start, end }: Pick<Selection, 'start' | 'end'>): Area {
  return {
    top: Math.min(start.row, end.row),
    bottom: Math.max(start.row, end.row),
    left: Math.min(start.column, end.column),
    right: Math.max(start.column, end.column),
  }
}

export const heightOf = ({ top, bottom }: Area): number => bottom - top + 1
export const widthOf = ({ left, right }: Area): number => right - left + 1
export const isOneCell = (area: Area): boolean => heightOf(area) === 1 && widthOf(area) === 1

export const extendedTo = ({ start }: Selection, end: CellPlace): Selection => ({ active: start, start, end })

/** The selection within the grid's bounds, after rows were deleted or filtered out. */
export function clamped(selection: Selection, bounds: Pick<Bounds, 'rows' | 'columns'>): Selection {
  const { active, start, end } = selection
  return { ...selection, active: within(active, bounds), start: within(start, bounds), end: within(end, bounds) }
}

function within({ row, column }: CellPlace, { rows, columns }: Pick<Bounds, 'rows' | 'columns'>): CellPlace {
  return { row: Math.max(0, Math.min(row, rows - 1)), column: Math.max(0, Math.min(column, columns - 1)) }
}

export function movedBy(selection: Selection, motion: Motion, extend: boolean, bounds: Bounds): Selection {
  const from = extend ? selection.end : selection.active
  const goal = within(goalOf(from, motion, bounds), bounds)
  return extend ? extendedTo(selection, goal) : at(goal)
}

const steps: Readonly<Record<Way, CellPlace>> = {
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
}

function goalOf({ row, column }: CellPlace, motion: Motion, bounds: Bounds): CellPlace {
  switch (motion) {
    case 'up':
    case 'down':
    case 'left':
    case 'right':
      return plus({ row, column }, steps[motion])
    case 'page-up':
      return { row: row - bounds.page, column }
    case 'page-down':
      return { row: row + bounds.page, column }
    case 'row-start':
      return { row, column: 0 }
    case 'row-end':
      return { row, column: bounds.columns - 1 }
    case 'grid-start':
      return { row: 0, column: 0 }
    case 'grid-end':
      return { row: lastFilled(bounds), column: bounds.columns - 1 }
    default:
      return edgeOf({ row, column }, steps[motion.slice('edge-'.length) as Way], bounds)
  }
}

/** The last row that holds something; in an empty grid the blank one. */
const lastFilled = ({ rows, blank = 0 }: Pick<Bounds, 'rows' | 'blank'>): number => Math.max(0, rows - 1 - blank)

const plus = (one: CellPlace, other: CellPlace): CellPlace => ({
  row: one.row + other.row,
  column: one.column + other.column,
})

const isInside = ({ row, column }: CellPlace, { rows, columns }: Bounds): boolean =>
  row >= 0 && row < rows && column >= 0 && column < columns

/** As spreadsheets jump: to the end of what is filled, else across the gap to what is filled next, else to the border. */
function edgeOf(from: CellPlace, step: CellPlace, bounds: Bounds): CellPlace {
  const startsInBlock = bounds.isFilled(from) && bounds.isFilled(plus(from, step))
  let place = from
  for (let next = plus(place, step); isInside(next, bounds); next = plus(next, step)) {
    if (startsInBlock && !bounds.isFilled(next)) return place
    place = next
    if (!startsInBlock && bounds.isFilled(next)) return next
  }
  return place
}

/**
 * The next cell for Tab: through the selected block row by row, else the neighboring cell, wrapping to the next row.
 * Undefined at the end of the grid: then Tab leaves it.
 */
export function tabbed(selection: Selection, back: boolean, bounds: Bounds): Selection | undefined {
  const area = areaOf(selection)
  if (!isOneCell(area)) return cycled(selection, area, back ? -1 : 1)
  const { active } = selection
  const place = active.row * bounds.columns + active.column + (back ? -1 : 1)
  if (place < 0 || place >= bounds.rows * bounds.columns) return undefined
  const goal = { row: Math.floor(place / bounds.columns), column: place % bounds.columns }
  return { ...at(goal), tabColumn: selection.tabColumn ?? active.column }
}

/** Moves the active cell within the block, wrapping around; the block is unchanged. */
function cycled(selection: Selection, area: Area, step: number): Selection {
  const [height, width] = [heightOf(area), widthOf(area)]
  const { active } = selection
  const place = (active.row - area.top) * width + (active.column - area.left) + step
  const wrapped = (place + height * width) % (height * width)
  const goal = { row: area.top + Math.floor(wrapped / width), column: area.left + (wrapped % width) }
  return { ...selection, active: goal }
}

function cycledDown(selection: Selection, area: Area, step: number): Selection {
  const [height, width] = [heightOf(area), widthOf(area)]
  const { active } = selection
  const place = (active.column - area.left) * height + (active.row - area.top) + step
  const wrapped = (place + height * width) % (height * width)
  const goal = { row: area.top + (wrapped % height), column: area.left + Math.floor(wrapped / height) }
  return { ...selection, active: goal }
}

/**
 * The next cell for Enter: through the selected block column by column, else down, below where moving by Tab started.
 */
export function entered(selection: Selection, back: boolean, bounds: Bounds): Selection {
  const area = areaOf(selection)
  if (!isOneCell(area)) return cycledDown(selection, area, back ? -1 : 1)
  const { active, tabColumn = active.column } = selection
  return clamped(at({ row: active.row + (back ? -1 : 1), column: tabColumn }), bounds)
}

const between = (start: CellPlace, end: CellPlace): Selection => ({ active: start, start, end })

/** The rows that a selection touches, all across. */
export const wholeRows = ({ start, end }: Selection, columns: number): Selection =>
  between({ row: start.row, column: 0 }, { row: end.row, column: columns - 1 })

/** The columns that a selection touches, from top to bottom. */
export const wholeColumns = ({ start, end }: Selection, bounds: Pick<Bounds, 'rows' | 'blank'>): Selection =>
  between({ row: 0, column: start.column }, { row: lastFilled(bounds), column: end.column })

export const everything = (bounds: Pick<Bounds, 'rows' | 'blank' | 'columns'>): Selection =>
  between({ row: 0, column: 0 }, { row: lastFilled(bounds), column: bounds.columns - 1 })
