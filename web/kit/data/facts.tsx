import type { ReactNode } from 'react'
import classes from './facts.module.css'

interface Props {
  readonly facts: readonly {
    /** Where labels may repeat. */
    readonly key?: string
    readonly label: string
    readonly value: ReactNode
    /** Whether it has a row to itself. */
    readonly isWide?: boolean
  }[]
}

/** Labels and their values. */
export function Facts({ facts }: Props) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ key, label, value, isWide }) => (
        <div key={key ?? label} className={classes.fact} data-wide={isWide}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
