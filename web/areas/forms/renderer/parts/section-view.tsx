import type { ShownItem, ShownQuestion, ShownSection } from '@portico/contract/areas/forms/logic/shown.ts'
import { type CSSProperties, memo, useMemo } from 'react'
import { Button } from '../../../../kit/controls/button.tsx'
import { Pill } from '../../../../kit/data/pill.tsx'
import { QuestionField } from '../fields/question-field.tsx'
import { useForm } from '../form-context.ts'
import classes from './form.module.css'
import { RepeatingItems } from './repeating-items.tsx'

interface Props {
  readonly shown: ShownSection
  readonly requiredOnly: boolean
  /** How many questions are rendered so far. */
  readonly drawn: number
}

/** A section with its questions; one that repeats has them for each item. */
export function SectionView({ shown: { section, items }, requiredOnly, drawn }: Props) {
  const { assignees, onAssign } = useForm()
  const assignee = assignees.get(section.key)
  return (
    <section className={classes.section} aria-labelledby={`section-${section.key}`}>
      <header className={classes.sectionHead}>
        <h3 id={`section-${section.key}`} tabIndex={-1}>
          {section.title}
        </h3>
        {assignee !== undefined && <Pill tone="brand">For {assignee}</Pill>}
        {onAssign !== undefined && (
          <Button
            kind="quiet"
            small
            aria-label={`Assign section ${section.title}`}
            onClick={() => onAssign(section.key)}
          >
            Assign
          </Button>
        )}
      </header>
      {section.help !== '' && <p className={classes.help}>{section.help}</p>}
      {section.repeat === null ? (
        items.map((item) => <Questions key="one" item={item} requiredOnly={requiredOnly} drawn={drawn} />)
      ) : (
        <RepeatingItems section={section} repeat={section.repeat} items={items}>
          {(item, at) => (
            <Questions item={item} requiredOnly={requiredOnly} drawn={drawn - at * section.questions.length} />
          )}
        </RepeatingItems>
      )}
    </section>
  )
}

interface QuestionsProps {
  readonly item: ShownItem
  readonly requiredOnly: boolean
  readonly drawn: number
}

/** The questions of an item in groups: a group out of sight is neither rendered again nor laid out. */
function Questions({ item: { questions }, requiredOnly, drawn }: QuestionsProps) {
  const asked = useMemo(
    () => inGroups(questions.filter(({ question }) => !requiredOnly || question.required)),
    [questions, requiredOnly],
  )
  return asked
    .slice(0, Math.max(0, Math.ceil(drawn / groupSize)))
    .map((group) => <Group key={group[0]?.path} questions={group} />)
}

const groupSize = 20

const inGroups = (questions: readonly ShownQuestion[]): readonly ShownQuestion[][] =>
  Array.from({ length: Math.ceil(questions.length / groupSize) }, (_, at) =>
    questions.slice(at * groupSize, (at + 1) * groupSize),
  )

const Group = memo(function Group({ questions }: { readonly questions: readonly ShownQuestion[] }) {
  return (
    <div className={classes.group} style={{ '--questions': questions.length } as CSSProperties}>
      {questions.map(({ path, question }) => (
        <QuestionField key={path} path={path} question={question} />
      ))}
    </div>
  )
})
