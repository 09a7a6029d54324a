import { scheduleMessages } from '@portico/contract/areas/schedules/schedule.messages.ts'
import type { EditConflict } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Choice } from '../../../kit/controls/choice.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { formatCount } from '../../../platform/formats.ts'
import classes from './save.module.css'

type Keep = 'mine' | 'theirs'

/** A conflict in words. */
export interface ConflictWords {
  readonly conflict: EditConflict
  readonly where: string
  readonly mine: string
  readonly theirs: string
}

interface Props {
  readonly conflicts: readonly ConflictWords[]
  readonly onDecide: (keep: (conflict: EditConflict) => Keep) => void
  readonly onClose: () => void
}

/** More are not listed: who meets so many decides them together. */
const most = 50

const options = [
  { value: 'mine', label: 'Keep mine' },
  { value: 'theirs', label: 'Take theirs' },
] as const

/** Somebody else was faster: both values of every cell, and whose is to stand. */
export default function ConflictDialog({ conflicts, onDecide, onClose }: Props) {
  const [chosen, setChosen] = useState<ReadonlyMap<EditConflict, Keep>>(new Map())
  const all = (keep: Keep): void => onDecide(() => keep)
  const isDecided = conflicts.every(({ conflict }) => chosen.has(conflict))
  return (
    <Dialog title="Changed by someone else" onClose={onClose} size="large">
      <Notice kind="warning">{scheduleMessages.conflict}</Notice>
      <div className={classes.all}>
        <Button kind="secondary" small onClick={() => all('mine')}>
          Keep all of mine
        </Button>
        <Button kind="secondary" small onClick={() => all('theirs')}>
          Take all of theirs
        </Button>
      </div>
      <ul className={classes.conflicts}>
        {conflicts.slice(0, most).map((words) => (
          <Conflict
            key={`${words.conflict.rowId} ${words.conflict.column ?? ''}`}
            words={words}
            keep={chosen.get(words.conflict)}
            onChoose={(keep) => setChosen(new Map(chosen).set(words.conflict, keep))}
          />
        ))}
      </ul>
      {conflicts.length > most && <p>{formatCount(conflicts.length - most)} more, to be decided together.</p>}
      <FormActions>
        <Button kind="secondary" onClick={onClose}>
          Later
        </Button>
        <Button disabled={!isDecided} onClick={() => onDecide((conflict) => chosen.get(conflict) ?? 'theirs')}>
          Save decisions
        </Button>
      </FormActions>
    </Dialog>
  )
}

interface ConflictProps {
  readonly words: ConflictWords
  readonly keep: Keep | undefined
  readonly onChoose: (keep: Keep) => void
}

function Conflict({ words: { where, mine, theirs }, keep, onChoose }: ConflictProps) {
  return (
    <li className={classes.conflict}>
      <strong>{where}</strong>
      <dl className={classes.values}>
        <div>
          <dt>Yours</dt>
          <dd>{mine}</dd>
        </div>
        <div>
          <dt>Saved meanwhile</dt>
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
