import type { ReactNode } from 'react'
import classes from './facts.module.css'

interface Props {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[]
}

/** Labels and their values. */
export function Facts({ facts }: Props) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
