import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import IconReplace from '@tabler/icons-react/dist/esm/icons/IconReplace.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { counted } from '../../../platform/formats.ts'
import { Button } from '../../controls/button.tsx'
import { IconButton } from '../../controls/icon-button.tsx'
import { matchesIn, nextMatch, replacedIn } from '../model/find.rules.ts'
import type { CellPlace } from '../model/grid-types.ts'
import { at } from '../model/selection.rules.ts'
import type { GridModel } from '../state/grid-model.ts'
import { useFind } from '../state/use-find.ts'
import classes from './grid-bars.module.css'

/** Searches all displayed rows: Enter goes to the next match, Shift and Enter back, Escape to the grid. */
export function FindBar({ grid }: { readonly grid: GridModel }) {
  const { kept, columns, selection, select, finding, find, say, readOnly } = grid
  const [text, setText] = useState('')
  const { matches, done } = useFind(kept.source, columns, text)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const isActive = ({ row, column }: CellPlace): boolean =>
    row === selection.active.row && column === selection.active.column
  const current = matches.findIndex(isActive)
  const go = (back: boolean): void => {
    const next = nextMatch(matches, selection.active, back)
    const place = matches[next]
    if (place === undefined) return say('Not found')
    select(at(place))
    say(`${next + 1} of ${matches.length.toLocaleString('en-US')}`)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape is heard here, whatever has the focus
    <search className={classes.find} onKeyDown={(event) => closeBy(event, find)}>
      <input
        ref={input}
        type="search"
        aria-label="Find in the grid"
        placeholder="Find"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          go(event.shiftKey)
        }}
      />
      <span className={classes.count}>{countText(matches.length, current, done, text)}</span>
      <IconButton label="Previous" small icon={<IconChevronUp size={16} />} onClick={() => go(true)} />
      <IconButton label="Next" small icon={<IconChevronDown size={16} />} onClick={() => go(false)} />
      {!readOnly && (
        <IconButton
          label="Find and replace"
          small
          icon={<IconReplace size={16} />}
          aria-expanded={finding === 'replace'}
          onClick={() => find(finding === 'replace' ? 'find' : 'replace')}
        />
      )}
      {finding === 'replace' && (
        <ReplaceFields grid={grid} text={text} current={matches[current]} onNext={() => go(false)} />
      )}
      <IconButton label="Close find" small icon={<IconX size={16} />} onClick={() => find(undefined)} />
    </search>
  )
}

/** Escape closes the search; the grid stays maximized. */
function closeBy(event: KeyboardEvent, find: GridModel['find']): void {
  if (event.key !== 'Escape') return
  event.stopPropagation()
  find(undefined)
}

interface ReplaceProps {
  readonly grid: GridModel
  /** What is looked for. */
  readonly text: string
  /** The current match. */
  readonly current: CellPlace | undefined
  readonly onNext: () => void
}

/** Replaces one match after the other, or all in the rows shown, which are undone as one. */
function ReplaceFields({ grid: { kept, columns, change }, text, current, onNext }: ReplaceProps) {
  const [by, setBy] = useState('')
  const isEmpty = text.trim() === ''
  const replace = (): void => {
    if (current !== undefined) change(replacedIn(kept, [current], text, by), 'Replaced')
    onNext()
  }
  const replaceAll = (): void => {
    const places = matchesIn(kept.source, columns, text, { from: 0, to: kept.source.count })
    const operations = replacedIn(kept, places, text, by)
    change(
      operations,
      operations.length === 0 ? 'Nothing to replace' : `${counted(operations.length, 'cell')} replaced`,
    )
  }
  return (
    <>
      <input
        type="text"
        aria-label="Replace with"
        placeholder="Replace with"
        value={by}
        onChange={(event) => setBy(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isEmpty) return
          event.preventDefault()
          replace()
        }}
      />
      <Button kind="secondary" small disabled={isEmpty} onClick={replace}>
        {current === undefined ? 'Find next' : 'Replace'}
      </Button>
      <Button kind="secondary" small disabled={isEmpty} title="In all rows shown" onClick={replaceAll}>
        Replace all
      </Button>
    </>
  )
}

function countText(count: number, current: number, done: boolean, text: string): string {
  if (text.trim() === '') return ''
  const all = `${count.toLocaleString('en-US')}${done ? '' : '+'}`
  return current === -1 ? `${all} found` : `${current + 1} of ${all}`
}
