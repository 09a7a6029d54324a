import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../../controls/icon-button.tsx'
import { nextMatch } from '../model/find.rules.ts'
import { at } from '../model/selection.rules.ts'
import type { GridModel } from '../state/grid-model.ts'
import { useFind } from '../state/use-find.ts'
import classes from './grid-bars.module.css'

/** Looks for a text in all rows shown: Enter goes to the next, Shift and Enter back, Escape to the grid. */
export function FindBar({ grid }: { readonly grid: GridModel }) {
  const { source, columns, selection, select, find, say } = grid
  const [text, setText] = useState('')
  const { matches, done } = useFind(source, columns, text)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const current = matches.findIndex(
    ({ row, column }) => row === selection.active.row && column === selection.active.column,
  )
  const go = (back: boolean): void => {
    const next = nextMatch(matches, selection.active, back)
    const place = matches[next]
    if (place === undefined) return say('Not found')
    select(at(place))
    say(`${next + 1} of ${matches.length.toLocaleString('en-US')}`)
  }
  return (
    <search className={classes.find}>
      <input
        ref={input}
        type="search"
        aria-label="Find in the grid"
        placeholder="Find"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            go(event.shiftKey)
          } else if (event.key === 'Escape') find(false)
        }}
      />
      <span className={classes.count}>{countWords(matches.length, current, done, text)}</span>
      <IconButton label="Previous" small icon={<IconChevronUp size={16} />} onClick={() => go(true)} />
      <IconButton label="Next" small icon={<IconChevronDown size={16} />} onClick={() => go(false)} />
      <IconButton label="Close find" small icon={<IconX size={16} />} onClick={() => find(false)} />
    </search>
  )
}

function countWords(count: number, current: number, done: boolean, text: string): string {
  if (text.trim() === '') return ''
  const all = `${count.toLocaleString('en-US')}${done ? '' : '+'}`
  return current === -1 ? `${all} found` : `${current + 1} of ${all}`
}
