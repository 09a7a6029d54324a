import { useEffect, useRef } from 'react'
import { Anchored } from '../grid/parts/anchored.tsx'
import type { LookupOption } from './lookup-option.ts'
import classes from './option-list.module.css'

interface Props {
  readonly id: string
  readonly label: string
  readonly anchor: () => Element | null | undefined
  readonly options: readonly LookupOption[]
  readonly current: LookupOption | undefined
  readonly onChoose: (option: LookupOption) => void
}

/** Values with their labels, below the lookup field. */
export function OptionList({ id, label, anchor, options, current, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <Anchored anchor={anchor} className={classes.list}>
      <div ref={list} role="listbox" id={id} aria-label={label}>
        {options.map((option, place) => (
          <div
            key={`${option.value} ${option.detail ?? ''}`}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={option === current}
            className={classes.option}
            onPointerDown={(event) => {
              // Keep the focus in the field: a blur would end the edit before the choice.
              event.preventDefault()
              onChoose(option)
            }}
          >
            <strong>{option.value}</strong>
            <span>{option.label}</span>
            {option.detail !== undefined && <small>{option.detail}</small>}
          </div>
        ))}
      </div>
    </Anchored>
  )
}
