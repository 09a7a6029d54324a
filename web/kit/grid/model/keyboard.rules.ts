import type { Motion, Way } from './selection.rules.ts'

export type GridCommand =
  | { readonly do: 'move'; readonly motion: Motion; readonly extend: boolean }
  | { readonly do: 'tab'; readonly back: boolean }
  | { readonly do: 'enter'; readonly back: boolean }
  /** Starts an edit, with what was typed instead of the current value. */
  | { readonly do: 'type'; readonly text: string }
  | { [Do in PlainCommand]: { readonly do: Do } }[PlainCommand]

type PlainCommand =
  | 'edit'
  | 'clear'
  | 'select-all'
  | 'select-rows'
  | 'select-columns'
  | 'fill-down'
  | 'fill-right'
  | 'insert-rows'
  | 'delete-rows'
  | 'undo'
  | 'redo'
  | 'find'
  | 'replace'
  | 'full-screen'
  | 'menu'
  | 'cell-menu'
  | 'row-action'
  | 'escape'

interface Press {
  readonly key: string
  /** Control, or the command key of a Mac. */
  readonly ctrl: boolean
  readonly shift: boolean
  readonly alt: boolean
}

const ways: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

const withCtrl: Readonly<Record<string, GridCommand>> = {
  a: { do: 'select-all' },
  d: { do: 'fill-down' },
  r: { do: 'fill-right' },
  z: { do: 'undo' },
  y: { do: 'redo' },
  f: { do: 'find' },
  h: { do: 'replace' },
  '+': { do: 'insert-rows' },
  'shift h': { do: 'replace' },
  'shift f': { do: 'full-screen' },
  'shift z': { do: 'redo' },
  'shift +': { do: 'insert-rows' },
  'shift =': { do: 'insert-rows' },
  'shift _': { do: 'delete-rows' },
  '=': { do: 'insert-rows' },
  '-': { do: 'delete-rows' },
  ' ': { do: 'select-columns' },
}

const withAlt: Readonly<Record<string, GridCommand>> = {
  ArrowDown: { do: 'menu' },
  h: { do: 'row-action' },
  // What a Mac types with Option and H.
  '˙': { do: 'row-action' },
}

const withShift: Readonly<Record<string, GridCommand>> = {
  ' ': { do: 'select-rows' },
  F10: { do: 'cell-menu' },
}

const alone: Readonly<Record<string, GridCommand>> = {
  F2: { do: 'edit' },
  Delete: { do: 'clear' },
  Backspace: { do: 'clear' },
  Escape: { do: 'escape' },
  ContextMenu: { do: 'cell-menu' },
}

/** What a key does in the grid while no cell is being edited; undefined leaves it to the browser. */
export function commandOf(press: Press): GridCommand | undefined {
  const { key, ctrl, shift, alt } = press
  if (alt) return withAlt[key]
  const motion = motionOf(press)
  if (motion !== undefined) return { do: 'move', motion, extend: shift }
  if (ctrl) return withCtrl[shift ? `shift ${key.toLowerCase()}` : key.toLowerCase()]
  if (key === 'Tab') return { do: 'tab', back: shift }
  if (key === 'Enter') return { do: 'enter', back: shift }
  return (
    (shift ? withShift[key] : undefined) ?? alone[key] ?? (isLetter.test(key) ? { do: 'type', text: key } : undefined)
  )
}

/** Keys that are no sign have names. */
const isLetter = /^.$/u

function motionOf({ key, ctrl }: Press): Motion | undefined {
  const way = ways[key]
  if (way !== undefined) return ctrl ? `edge-${way}` : way
  switch (key) {
    case 'Home':
      return ctrl ? 'grid-start' : 'row-start'
    case 'End':
      return ctrl ? 'grid-end' : 'row-end'
    case 'PageUp':
      return 'page-up'
    case 'PageDown':
      return 'page-down'
    default:
      return undefined
  }
}
