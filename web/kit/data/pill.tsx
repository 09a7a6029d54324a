import type { ReactNode } from 'react'
import classes from './pill.module.css'

/** How strongly and in what sense something is highlighted. */
export type Tone = 'neutral' | 'brand' | 'warning' | 'danger' | 'success'

/** The name of a state, with its color. */
export interface Look {
  readonly label: string
  readonly tone: Tone
}

/** The names and colors of several states. */
export type Looks<State extends string> = Readonly<Record<State, Look>>

interface Props {
  readonly tone?: Tone
  readonly children: ReactNode
}

/** A slightly highlighted word or number. */
export function Pill({ tone = 'neutral', children }: Props) {
  return (
    <span className={classes.pill} data-tone={tone}>
      {children}
    </span>
  )
}
