import classes from './progress-bar.module.css'

interface Props {
  readonly label: string
  /** From 0 to 100. */
  readonly percent: number
}

/** How much of something has passed or is done. */
export function ProgressBar({ label, percent }: Props) {
  return <progress className={classes.bar} aria-label={label} max={100} value={percent} />
}
