import type { FormPurpose } from '@portico/contract/areas/forms/form.shapes.ts'
import { type Question, QuestionKind } from '@portico/contract/areas/forms/layout.shapes.ts'
import { scheduleChoices } from '@portico/contract/areas/schedules/schedule-choices.ts'
import { CheckField } from '../../../../kit/forms/check-field.tsx'
import { SelectField } from '../../../../kit/forms/select-field.tsx'
import { TextArea } from '../../../../kit/forms/text-area.tsx'
import { keysOf } from '../model/places.ts'
import { ColumnsField } from './columns-field.tsx'
import { FactField } from './fact-field.tsx'
import { FormulaField } from './formula-field.tsx'
import type { FieldsProps } from './fields-props.ts'
import { kindNames, takesChoices, takesLength, takesRange } from './kind-labels.ts'
import { LimitFields } from './limit-fields.tsx'
import classes from './properties.module.css'
import { LinesField, NumberField } from './typed-fields.tsx'

/** Everything that can be said of a question but when it is asked. */
export function QuestionFields({ purpose, ...props }: FieldsProps<'question'> & { readonly purpose: FormPurpose }) {
  const { found, disabled, isFixed, canLock, onChange } = props
  const { item, section } = found
  return (
    <>
      <TextArea
        label="Question"
        autosize
        minRows={2}
        maxLength={500}
        disabled={disabled}
        value={item.label}
        error={item.label.trim() === '' ? 'The question is required' : undefined}
        onChange={(event) => onChange({ label: event.currentTarget.value })}
      />
      <TextArea
        label="Help for clients"
        autosize
        minRows={2}
        maxLength={2000}
        disabled={disabled}
        value={item.help}
        onChange={(event) => onChange({ help: event.currentTarget.value })}
      />
      <SelectField
        label="Kind of answer"
        disabled={disabled || isFixed}
        value={item.kind}
        data={QuestionKind.options.map((value) => ({ value, label: kindNames[value] }))}
        onChange={(event) => onChange({ kind: event.currentTarget.value as QuestionKind })}
      />
      {item.kind !== 'calculated' && (
        <CheckField
          label="Required"
          description="All required questions must be answered to complete a form"
          disabled={disabled || (isFixed && item.required)}
          checked={item.required}
          onChange={(event) => onChange({ required: event.currentTarget.checked })}
        />
      )}
      {canLock && (
        <CheckField
          label="Locked"
          description="Lower levels can make it stricter, but not relax, hide, or move it"
          disabled={disabled || isFixed}
          checked={item.locked}
          onChange={(event) => onChange({ locked: event.currentTarget.checked })}
        />
      )}
      <OfItsKind {...props} />
      <FactField
        key={item.key}
        purpose={purpose}
        section={section}
        kind={item.kind}
        value={item.fact}
        disabled={disabled}
        onChange={(fact) => onChange({ fact })}
      />
    </>
  )
}

/** What only some kinds of questions have. */
function OfItsKind({ layout, found: { item, section }, disabled, onChange }: FieldsProps<'question'>) {
  const { kind } = item
  if (kind === 'table')
    return (
      <ColumnsField
        columns={item.columns}
        taken={keysOf(layout)}
        disabled={disabled}
        onChange={(columns) => onChange({ columns })}
      />
    )
  if (kind === 'calculated')
    return (
      <FormulaField
        layout={layout}
        itemKey={item.key}
        value={item.formula}
        disabled={disabled}
        onChange={(formula) => onChange({ formula })}
      />
    )
  if (kind === 'schedule') return <ScheduleField item={item} disabled={disabled} onChange={onChange} />
  return (
    <>
      {takesChoices(kind) && (
        <LinesField
          label="Choices, one per line"
          value={item.choices}
          disabled={disabled}
          error={item.choices.length === 0 ? 'Enter at least one choice' : undefined}
          onChange={(choices) => onChange({ choices: [...choices] })}
        />
      )}
      {takesRange(kind) && (
        <div className={classes.pair}>
          <NumberField label="Lowest" value={item.min} disabled={disabled} onChange={(min) => onChange({ min })} />
          <NumberField label="Highest" value={item.max} disabled={disabled} onChange={(max) => onChange({ max })} />
        </div>
      )}
      <LimitFields item={item} repeats={section.repeat !== null} disabled={disabled} onChange={onChange} />
      {takesLength(kind) && (
        <NumberField
          label="Maximum characters"
          value={item.maxLength}
          disabled={disabled}
          onChange={(maxLength) => onChange({ maxLength })}
        />
      )}
    </>
  )
}

interface ScheduleProps {
  readonly item: Question
  readonly disabled: boolean
  readonly onChange: (patch: Partial<Question>) => void
}

function ScheduleField({ item, disabled, onChange }: ScheduleProps) {
  return (
    <SelectField
      label="Schedule"
      description="The form shows its rows and links to it"
      disabled={disabled}
      value={item.scheduleType ?? ''}
      error={item.scheduleType === null ? 'Choose a schedule' : undefined}
      data={[{ value: '', label: 'Choose a schedule' }, ...scheduleChoices]}
      onChange={(event) => onChange({ scheduleType: event.currentTarget.value || null })}
    />
  )
}
