import type { ClaimQuestion } from '@portico/contract/areas/claims/claim-question.ts'
import { choicesOfQuestion } from '@portico/contract/areas/claims/claim-questions.ts'
import { type ReactNode, useId } from 'react'
import { Choice } from '../../../kit/controls/choice.tsx'
import { DateField } from '../../../kit/forms/date-field.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { typedDate } from '../../../kit/forms/typed-date.ts'
import { isoDay } from '../../../platform/formats.ts'

interface Props {
  readonly question: ClaimQuestion
  readonly value: string
  /** What can be picked, where the account has it. */
  readonly items: readonly string[]
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** The field of one question. What can be picked can be typed too. */
export const AnswerField = (props: Props) => fields[props.question.kind](props)

const fields: Readonly<Record<ClaimQuestion['kind'], (props: Props) => ReactNode>> = {
  text: (props) => <TextField {...shownOf(props)} maxLength={300} />,
  'long-text': (props) => <TextArea {...shownOf(props)} maxLength={4000} />,
  time: (props) => <TextField {...shownOf(props)} type="time" />,
  day: (props) => <Day {...props} />,
  money: ({ onChange, ...props }) => (
    <TextField
      {...shownOf({ ...props, onChange: (typed) => onChange(typed.replaceAll(/\D/g, '').slice(0, 9)) })}
      inputMode="numeric"
    />
  ),
  'yes-no': (props) => <YesNo {...props} />,
  choice: (props) => <OneOf {...props} />,
  state: (props) => <OneOf {...props} />,
  pick: (props) => <Picked {...props} />,
}

/** What every field of one line, or of several, is given. */
const shownOf = ({ question, value, error, onChange }: Omit<Props, 'items'>) => ({
  label: question.label,
  description: describe(question),
  required: question.required ?? false,
  error,
  value,
  onChange: (event: { readonly currentTarget: { readonly value: string } }) => onChange(event.currentTarget.value),
})

function Day({ question, value, error, onChange }: Props) {
  const description = describe(question)
  return (
    <DateField
      label={question.label}
      {...(description !== undefined && { description })}
      required={question.required ?? false}
      error={error}
      value={typedDate(value) ?? null}
      onChange={(day) => onChange(day === null ? '' : isoDay(day))}
    />
  )
}

function YesNo({ question, value, onChange }: Props) {
  const help = describe(question)
  const options = [...choicesOfQuestion(question), { value: '', label: 'I do not know' }]
  return (
    <>
      <Choice label={question.label} options={options} value={value} onChange={onChange} />
      {help !== undefined && <p>{help}</p>}
    </>
  )
}

const OneOf = (props: Props) => (
  <SelectField
    {...shownOf(props)}
    data={[{ value: '', label: 'Choose…' }, ...choicesOfQuestion(props.question).map((choice) => ({ ...choice }))]}
  />
)

function Picked(props: Props) {
  const listId = useId()
  if (props.items.length === 0) return <TextField {...shownOf(props)} maxLength={300} />
  return (
    <>
      <TextField {...shownOf(props)} maxLength={300} list={listId} />
      <datalist id={listId}>
        {props.items.map((item) => (
          <option key={item} value={item}>
            {item}
          </option>
        ))}
      </datalist>
    </>
  )
}

/** The help of a question, and who reads a medical answer. */
function describe({ help, medical }: ClaimQuestion): string | undefined {
  if (!medical) return help
  const privacy = 'Visible to claims staff, your Admin, and the carrier only.'
  return help === undefined ? privacy : `${help} ${privacy}`
}
