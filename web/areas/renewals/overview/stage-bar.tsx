import { type RenewalStage, renewalStages, stageDays } from '@portico/contract/areas/renewals/renewal-stages.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { formatDate } from '../../../platform/formats.ts'
import { stageNames } from '../renewal-labels.ts'
import classes from './stage-bar.module.css'

interface Props {
  readonly stage: RenewalStage
  readonly effectiveOn: string
  readonly today: string
  /** Days alone, without the trade's T-120. */
  readonly isPlain?: boolean
}

const steps = renewalStages.filter((stage) => stage !== 'CLOSED')

/** The stages from kickoff to bound: completed ones, and when the current one and each later one should start. */
export function StageBar({ stage, effectiveOn, today, isPlain = false }: Props) {
  const at = steps.findIndex((step) => step === stage)
  return (
    <ol className={classes.bar} aria-label="Stages">
      {steps.map((step, index) => {
        const day = addDays(effectiveOn, -stageDays[step])
        const isOver = index < at || stage === 'BOUND'
        const isLate = !isOver && index > at && at >= 0 && day < today
        return (
          <li
            key={step}
            className={classes.step}
            data-state={isOver ? 'done' : index === at ? 'here' : 'ahead'}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={classes.name}>{stageNames[step]}</span>
            <span className={classes.day}>
              {!isPlain && `T-${stageDays[step]} · `}
              {isOver ? 'Done' : formatDate(day)}
            </span>
            {isLate && <span className={classes.late}>Behind schedule</span>}
          </li>
        )
      })}
    </ol>
  )
}
