import type { ScheduleImport } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import classes from './wizard.module.css'

const steps = [
  { key: 'upload', label: 'Upload' },
  { key: 'columns', label: 'Columns' },
  { key: 'check', label: 'Check' },
  { key: 'import', label: 'Import' },
] as const

type Step = (typeof steps)[number]['key']

/** The wizard step of an import. */
export function stepOf(shown: Pick<ScheduleImport, 'state' | 'choices'> | undefined): Step {
  if (shown === undefined || shown.state === 'READING') return 'upload'
  if (shown.state === 'COLUMNS') return 'columns'
  if (shown.state === 'CHECKING' || shown.state === 'CHECKED') return 'check'
  if (shown.state === 'FAILED' || shown.state === 'CANCELED') return shown.choices === null ? 'upload' : 'check'
  return 'import'
}

/** The steps of an import, with the current one. */
export function ImportSteps({ current }: { readonly current: Step }) {
  const at = steps.findIndex(({ key }) => key === current)
  return (
    <ol className={classes.steps} aria-label="Steps of the import">
      {steps.map(({ key, label }, index) => (
        <li key={key} className={classes.step} data-done={index < at} aria-current={index === at ? 'step' : undefined}>
          <span className={classes.number} aria-hidden>
            {index + 1}
          </span>
          {label}
        </li>
      ))}
    </ol>
  )
}
