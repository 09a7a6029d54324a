import type { ConditionTest, Layout, Question, ShowIf } from '@portico/contract/areas/forms/layout.shapes.ts'
import { layoutLimits } from '@portico/contract/areas/forms/layout.shapes.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Button } from '../../../../kit/controls/button.tsx'
import { Choice } from '../../../../kit/controls/choice.tsx'
import { IconButton } from '../../../../kit/controls/icon-button.tsx'
import { CheckField } from '../../../../kit/forms/check-field.tsx'
import { SelectField } from '../../../../kit/forms/select-field.tsx'
import { TextField } from '../../../../kit/forms/text-field.tsx'
import { find } from '../model/places.ts'
import { testNames, testsOf } from './kind-labels.ts'
import classes from './properties.module.css'
import { testableQuestions } from './testable-questions.ts'

interface Props {
  readonly layout: Layout
  /** Of what the condition is. */
  readonly itemKey: string
  readonly value: ShowIf | null
  readonly disabled: boolean
  readonly onChange: (showIf: ShowIf | null) => void
}

/** When an item is shown: always, or depending on answers to other questions. */
export function ShowIfFields({ layout, itemKey, value, disabled, onChange }: Props) {
  const groups = testableQuestions(layout, itemKey)
  const [first] = groups.flatMap(({ items }) => items)
  const withTests = (tests: ShowIf['tests']): void =>
    onChange(tests.length === 0 ? null : { match: 'all', ...value, tests })

  return (
    <div className={classes.part}>
      <CheckField
        label="Show conditionally"
        description={
          first === undefined ? 'No other question to base a condition on' : 'Depends on answers to other questions'
        }
        checked={value !== null}
        disabled={disabled || first === undefined}
        onChange={(event) =>
          onChange(
            event.currentTarget.checked && first !== undefined
              ? { match: 'all', tests: [{ question: first.value, is: 'answered' }] }
              : null,
          )
        }
      />
      {value !== null && (
        <>
          {value.tests.length > 1 && (
            <Choice
              label="Show if"
              options={[
                { value: 'all', label: 'All of these are true' },
                { value: 'any', label: 'Any of these is true' },
              ]}
              value={value.match}
              onChange={(match) => onChange({ ...value, match })}
            />
          )}
          {value.tests.map((test, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- tests have nothing of their own to be known by
            <div key={at} className={classes.test}>
              <TestFields
                layout={layout}
                groups={groups}
                number={at + 1}
                test={test}
                disabled={disabled}
                onChange={(next) => withTests(value.tests.with(at, next))}
              />
              <IconButton
                small
                label={`Remove condition ${at + 1}`}
                icon={<IconX size={16} aria-hidden />}
                disabled={disabled}
                onClick={() => withTests(value.tests.toSpliced(at, 1))}
              />
            </div>
          ))}
          {first !== undefined && value.tests.length < layoutLimits.tests && !disabled && (
            <div>
              <Button
                kind="quiet"
                small
                icon={<IconPlus size={16} aria-hidden />}
                onClick={() => withTests([...value.tests, { question: first.value, is: 'answered' }])}
              >
                Add a condition
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}

interface TestProps {
  readonly layout: Layout
  readonly groups: ReturnType<typeof testableQuestions>
  readonly number: number
  readonly test: ConditionTest
  readonly disabled: boolean
  readonly onChange: (test: ConditionTest) => void
}

function TestFields({ layout, groups, number, test, disabled, onChange }: TestProps) {
  const asked = find(layout, test.question)?.item
  const question = asked !== undefined && 'kind' in asked ? asked : undefined
  const isKnown = groups.some(({ items }) => items.some(({ value }) => value === test.question))
  const changeTo = (is: ConditionTest['is']): void =>
    onChange(
      is === 'answered' || is === 'blank'
        ? { question: test.question, is }
        : { question: test.question, is, value: 'value' in test ? test.value : firstValue(question) },
    )
  return (
    <div className={classes.testFields}>
      <SelectField
        label={`Question of condition ${number}`}
        value={test.question}
        disabled={disabled}
        data={[...(isKnown ? [] : [{ value: test.question, label: question?.label ?? test.question }]), ...groups]}
        onChange={(event) => onChange({ question: event.currentTarget.value, is: 'answered' })}
      />
      <SelectField
        label="Its answer"
        value={test.is}
        disabled={disabled}
        data={testsOf(question?.kind ?? 'text').map((value) => ({ value, label: testNames[value] }))}
        onChange={(event) => changeTo(event.currentTarget.value as ConditionTest['is'])}
      />
      {'value' in test && (
        <ValueField
          question={question}
          value={test.value}
          disabled={disabled}
          onChange={(value) => onChange({ ...test, value })}
        />
      )}
    </div>
  )
}

const firstValue = (question: Question | undefined): string =>
  question?.kind === 'yesNo' ? 'Y' : (question?.choices[0] ?? '')

interface ValueProps {
  readonly question: Question | undefined
  readonly value: string
  readonly disabled: boolean
  readonly onChange: (value: string) => void
}

function ValueField({ question, value, disabled, onChange }: ValueProps) {
  const offered = optionsOf(question)
  if (offered === undefined)
    return (
      <TextField
        label="Value"
        maxLength={500}
        autoComplete="off"
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  const isOffered = offered.some((one) => one.value === value)
  return (
    <SelectField
      label="Value"
      value={value}
      disabled={disabled}
      data={isOffered ? offered : [{ value, label: value === '' ? 'Choose a value' : value }, ...offered]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function optionsOf(question: Question | undefined) {
  if (question?.kind === 'yesNo')
    return [
      { value: 'Y', label: 'Yes' },
      { value: 'N', label: 'No' },
    ]
  if (question?.kind === 'choice' || question?.kind === 'choices')
    return question.choices.map((choice) => ({ value: choice, label: choice }))
  return undefined
}
