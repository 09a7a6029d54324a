import { entryOf } from '@portico/contract/areas/schedules/values/choices.ts'
import { stateChoices } from '@portico/contract/areas/schedules/values/us-states.ts'
import { CheckField } from '../../../../kit/forms/check-field.tsx'
import { FieldGroup } from '../../../../kit/forms/field-group.tsx'
import { SelectField } from '../../../../kit/forms/select-field.tsx'
import { listOf } from '../model/answer-text.ts'
import type { EditorProps } from './editor.ts'
import classes from './editors.module.css'

const helpOf = (help: string) => (help === '' ? undefined : help)

/** Yes or no, both in sight. */
export function YesNoEditor({ question, path, field: { value }, error, onSet }: EditorProps) {
  const options = [
    { value: 'Y', label: 'Yes' },
    { value: 'N', label: 'No' },
  ]
  return (
    <FieldGroup label={question.label} description={helpOf(question.help)} error={error}>
      <div className={classes.track}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              name={path}
              value={option.value}
              checked={value === option.value}
              onChange={() => onSet(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** One of a list; an answer that is no longer in the list stays visible. */
export function ChoiceEditor({ question, field: { value }, error, onSet }: EditorProps) {
  const given = typeof value === 'string' ? value : ''
  const chosen = entryOf(question.choices, given) ?? given
  const choices =
    question.kind === 'state' ? stateChoices : question.choices.map((choice) => ({ value: choice, label: choice }))
  const known = choices.some((choice) => choice.value === chosen)
  return (
    <SelectField
      label={question.label}
      description={helpOf(question.help)}
      error={error}
      data={[
        { value: '', label: 'Choose…' },
        ...choices,
        ...(chosen === '' || known ? [] : [{ value: chosen, label: chosen }]),
      ]}
      value={chosen}
      onChange={(event) => onSet(event.currentTarget.value || null)}
    />
  )
}

/** Several of a list. */
export function ChoicesEditor({ question, field: { value }, error, onSet }: EditorProps) {
  const chosen = listOf(value)
  const toggle = (choice: string, isOn: boolean): void => {
    const next = question.choices.filter((other) => (other === choice ? isOn : chosen.includes(other)))
    onSet(next.length === 0 ? null : next)
  }
  return (
    <FieldGroup label={question.label} description={helpOf(question.help)} error={error}>
      {question.choices.map((choice) => (
        <CheckField
          key={choice}
          label={choice}
          checked={chosen.includes(choice)}
          onChange={(event) => toggle(choice, event.currentTarget.checked)}
        />
      ))}
    </FieldGroup>
  )
}
