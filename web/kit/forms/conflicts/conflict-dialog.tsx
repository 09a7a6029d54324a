import { useState } from 'react'
import { Button } from '../../controls/button.tsx'
import { Choice } from '../../controls/choice.tsx'
import { Notice } from '../../feedback/notice.tsx'
import { FormActions } from '../form-actions.tsx'
import { Dialog } from '../../overlays/dialog.tsx'
import { formatCount } from '../../../platform/formats.ts'
import classes from './conflict-dialog.module.css'

type Keep = 'mine' | 'theirs'

/** A value that two people changed, as displayed. */
export interface ComparedValue {
  readonly key: string
  readonly where: string
  readonly mine: string
  readonly theirs: string
  /** Who saved the other value; null if unknown. */
  readonly savedBy: string | null
}

interface Props {
  readonly message: string
  readonly values: readonly ComparedValue[]
  readonly onDecide: (keepOf: (key: string) => Keep) => void
  readonly onClose: () => void
}

/** The most values listed; the rest can only be decided together. */
const most = 50

const options = [
  { value: 'mine', label: 'Keep mine' },
  { value: 'theirs', label: 'Use theirs' },
] as const

/** Compares values that someone else saved first, and asks which one to keep for each. */
export default function ConflictDialog({ message, values, onDecide, onClose }: Props) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Keep>>(new Map())
  const all = (keep: Keep): void => onDecide(() => keep)
  const isDecided = values.every(({ key }) => chosen.has(key))
  return (
    <Dialog title="Changed by someone else" onClose={onClose} size="large">
      <Notice kind="warning">{message}</Notice>
      <div className={classes.all}>
        <Button kind="secondary" small onClick={() => all('mine')}>
          Keep all of mine
        </Button>
        <Button kind="secondary" small onClick={() => all('theirs')}>
          Use all of theirs
        </Button>
      </div>
      <ul className={classes.conflicts}>
        {values.slice(0, most).map((value) => (
          <Compared
            key={value.key}
            value={value}
            keep={chosen.get(value.key)}
            onChoose={(keep) => setChosen(new Map(chosen).set(value.key, keep))}
          />
        ))}
      </ul>
      {values.length > most && <p>{formatCount(values.length - most)} more, to be resolved together.</p>}
      <FormActions>
        <Button kind="secondary" onClick={onClose}>
          Later
        </Button>
        <Button disabled={!isDecided} onClick={() => onDecide((key) => chosen.get(key) ?? 'theirs')}>
          Save decisions
        </Button>
      </FormActions>
    </Dialog>
  )
}

interface ComparedProps {
  readonly value: ComparedValue
  readonly keep: Keep | undefined
  readonly onChoose: (keep: Keep) => void
}

function Compared({ value: { where, mine, theirs, savedBy }, keep, onChoose }: ComparedProps) {
  return (
    <li className={classes.conflict}>
      <strong>{where}</strong>
      <dl className={classes.values}>
        <div>
          <dt>Yours</dt>
          <dd>{mine}</dd>
        </div>
        <div>
          <dt>{savedBy === null ? 'Saved by someone else' : `Saved by ${savedBy}`}</dt>
          <dd>{theirs}</dd>
        </div>
      </dl>
      <Choice<Keep | 'open'>
        label={where}
        labelHidden
        options={options}
        value={keep ?? 'open'}
        onChange={(to) => to !== 'open' && onChoose(to)}
      />
    </li>
  )
}
