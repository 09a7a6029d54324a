import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import { Button } from '../../../../kit/controls/button.tsx'
import { useNow } from '../../../../platform/now.ts'
import { useForm } from '../form-context.ts'
import type { OtherValue, ShownProvenance } from '../model/field-state.ts'
import { provenanceText } from '../model/provenance-text.ts'
import type { EditorProps } from './editor.ts'
import classes from './question.module.css'

interface Props extends Pick<EditorProps, 'path' | 'field'> {
  readonly label: string
  /** A value as text. */
  readonly words: (value: AnswerValue | null) => string
}

/** Values that disagree with this one: saved by someone else since, or from other sources. */
export function OtherValues({ label, words, path, field }: Props) {
  const { readOnly, onDecide } = useForm()
  const { theirs, others } = field
  return (
    <>
      {theirs !== undefined && onDecide !== undefined && (
        <Disagreement
          title="Someone else changed this answer"
          label={label}
          words={words}
          mine={field.value}
          theirs={theirs.value}
          provenance={theirs.provenance}
          onTake={() => onDecide(path, 'theirs')}
          onKeep={() => onDecide(path, 'mine')}
        />
      )}
      {!readOnly &&
        others.map((other) => (
          <Other key={JSON.stringify(other)} label={label} words={words} path={path} field={field} other={other} />
        ))}
    </>
  )
}

/** The source of a value copied from another source. */
const taken = { SCHEDULE: 'SCHEDULE', ACCOUNT: 'ACCOUNT', LAST_YEAR: 'LAST_YEAR' } as const

function Other({ label, words, path, field, other }: Props & { readonly other: OtherValue }) {
  const { store, sharesAll = false } = useForm()
  const now = useNow()
  const { value, provenance } = other
  const source = provenance.source in taken ? taken[provenance.source as keyof typeof taken] : 'TYPED'
  const take = (): void => store.set(path, value, { source, onlyHere: false })
  // It differs on purpose, or this value applies to every form: show that without asking.
  if (field.onlyHere || sharesAll)
    return (
      <div className={classes.elsewhere}>
        <span>
          Elsewhere: {words(value)} · {provenanceText(provenance, now)}
        </span>
        <Button
          kind="quiet"
          small
          aria-label={`Use the ${sharesAll ? 'other' : 'shared'} answer: ${label}`}
          onClick={take}
        >
          Use this
        </Button>
      </div>
    )
  return (
    <Disagreement
      title="Conflicting answers"
      label={label}
      words={words}
      mine={field.value}
      theirs={value}
      provenance={provenance}
      onTake={take}
      onKeep={() => store.set(path, field.value, { onlyHere: true })}
    />
  )
}

interface DisagreementProps extends Pick<Props, 'label' | 'words'> {
  readonly title: string
  readonly mine: AnswerValue | null
  readonly theirs: AnswerValue | null
  readonly provenance: ShownProvenance | null
  readonly onTake: () => void
  readonly onKeep: () => void
}

/** Both values, and a choice between them. */
function Disagreement({ title, label, words, mine, theirs, provenance, onTake, onKeep }: DisagreementProps) {
  const now = useNow()
  return (
    <div className={classes.disagreement} role="group" aria-label={`${title}: ${label}`}>
      <strong>{title}</strong>
      <dl>
        <div>
          <dt>Here</dt>
          <dd>{words(mine) || 'Not answered'}</dd>
        </div>
        <div>
          <dt>{provenance === null ? 'Saved by someone else' : provenanceText(provenance, now)}</dt>
          <dd>{words(theirs) || 'Not answered'}</dd>
        </div>
      </dl>
      <div className={classes.decide}>
        <Button kind="secondary" small onClick={onTake}>
          Use this
        </Button>
        <Button kind="secondary" small onClick={onKeep}>
          Keep mine
        </Button>
      </div>
    </div>
  )
}
