import { ageSentence, type RunAge } from '@portico/contract/areas/losses/loss.rules.ts'
import { Pill } from '../../kit/data/pill.tsx'

const tones = { GREEN: 'success', AMBER: 'warning', RED: 'danger' } as const
const words = { GREEN: 'Current', AMBER: 'Aging', RED: 'Too old' } as const

interface Props {
  readonly valuationOn: string
  readonly age: RunAge
}

/** A loss run's age as a label, with its dates. */
export function CurrencyPill({ valuationOn, age }: Props) {
  return (
    <>
      <Pill tone={tones[age.currency]}>{words[age.currency]}</Pill>
      <small>{ageSentence(valuationOn, age)}</small>
    </>
  )
}
