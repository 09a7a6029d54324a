import type { CriticalPath, CriticalStep } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { daysBetween } from '@portico/contract/kit/zone.rules.ts'
import { useState } from 'react'
import { Choice } from '../../../kit/controls/choice.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { counted, formatDate } from '../../../platform/formats.ts'
import { pathStateNames, sideNames, stepName } from '../renewal-labels.ts'
import { HeldBar } from './held-bar.tsx'
import { PathPicture } from './path-picture.tsx'
import { dayOf, hasDay } from './path-scale.ts'
import classes from './critical-path.module.css'

/** Each step's safe date and forecast, and who has had the renewal for how long. */
export function CriticalPathCard({ path: { steps, slippingDays, held } }: { readonly path: CriticalPath }) {
  const [view, setView] = useState<'picture' | 'table'>('picture')
  return (
    <Card
      title="Critical path"
      action={
        <div className={classes.view}>
          <Choice
            label="Show the critical path as"
            labelHidden
            options={[
              { value: 'picture', label: 'Timeline' },
              { value: 'table', label: 'Table' },
            ]}
            value={view}
            onChange={setView}
          />
        </div>
      }
    >
      <div className={classes.parts}>
        <Verdict steps={steps} slippingDays={slippingDays} />
        {view === 'picture' ? (
          <PathPicture steps={steps} />
        ) : (
          <DataTable label="Critical path" columns={columns} rows={steps} rowKey={({ step }) => step} />
        )}
        <HeldBar held={held} />
      </div>
    </Card>
  )
}

/** One sentence on whether the date will be met, and who can change that. */
function Verdict({ steps, slippingDays }: Pick<CriticalPath, 'steps' | 'slippingDays'>) {
  const slips = steps.filter(({ state }) => state === 'LATE' || state === 'SLIPPING')
  const first = slips.toSorted((one, other) => missedDays(other) - missedDays(one))[0]
  if (slippingDays !== null && slippingDays > 0)
    return (
      <Notice kind="warning">
        At the current pace, this renewal will be bound {counted(slippingDays, 'day')} late.
        {first !== undefined && ` The main delay is ${nameAndOwner(first)}.`}
      </Notice>
    )
  if (first !== undefined && slips.every((step) => isOvertaken(step, steps)))
    return (
      <Notice kind="warning">
        {counted(slips.length, 'section')} still open: {slips.map(nameAndOwner).join(', ')}. Later steps went ahead
        without them.
      </Notice>
    )
  if (first !== undefined)
    return (
      <Notice kind="warning">
        The effective date can still be met, but {counted(slips.length, 'step is', 'steps are')} behind:{' '}
        {nameAndOwner(first)} first.
      </Notice>
    )
  const isDone = steps.every(({ state }) => state === 'DONE')
  return (
    <p className={classes.verdict}>{isDone ? 'Every step is done.' : slippingDays === null ? noForecast : inTime}</p>
  )
}

/** A later step was done without it, so it no longer decides about the date. */
const isOvertaken = (step: CriticalStep, steps: readonly CriticalStep[]): boolean =>
  steps.slice(steps.indexOf(step)).some(({ state }) => state === 'DONE')

const noForecast = 'No forecast yet. It starts once a week has passed and the first section is complete.'
const inTime = 'At the current pace everything will be bound on time.'

/** Days between a step's latest safe date and its forecast. */
const missedDays = (step: CriticalStep): number => daysBetween(step.latestSafeOn, dayOf(step))

const nameAndOwner = ({ step, owner, side }: CriticalStep): string =>
  `${stepName(step).toLowerCase()} (${owner?.name ?? sideNames[side].toLowerCase()})`

const tones = { DONE: 'success', ON_TIME: 'brand', SLIPPING: 'warning', LATE: 'danger' } as const

const columns: readonly Column<CriticalStep>[] = [
  { key: 'step', header: 'Step', cell: ({ step }) => stepName(step) },
  { key: 'who', header: 'Responsible', cell: ({ owner, side }) => owner?.name ?? sideNames[side] },
  { key: 'safe', header: 'Complete by', cell: ({ latestSafeOn }) => formatDate(latestSafeOn) },
  {
    key: 'done',
    header: 'Forecast or done',
    cell: (step) => (hasDay(step) ? `${formatDate(dayOf(step))}${step.doneAt === null ? '' : ' (done)'}` : '–'),
  },
  { key: 'lead', header: 'Lead time', numeric: true, cell: ({ leadDays }) => counted(leadDays, 'day') },
  { key: 'state', header: 'State', cell: ({ state }) => <Pill tone={tones[state]}>{pathStateNames[state]}</Pill> },
]
