import type { ShownItem, ShownSection } from '@portico/contract/areas/forms/logic/shown.ts'
import { memo } from 'react'
import { Button } from '../../../../kit/controls/button.tsx'
import { Pill } from '../../../../kit/data/pill.tsx'
import { QuestionField } from '../fields/question-field.tsx'
import { useForm } from '../form-context.ts'
import classes from './form.module.css'
import { RepeatingItems } from './repeating-items.tsx'

interface Props {
  readonly shown: ShownSection
  readonly requiredOnly: boolean
  /** How many questions are drawn by now. */
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

const Questions = memo(function Questions({ item: { questions }, requiredOnly, drawn }: QuestionsProps) {
  return (
    <>
      {questions
        .slice(0, Math.max(0, drawn))
        .filter(({ question }) => !requiredOnly || question.required)
        .map(({ path, question }) => (
          <QuestionField key={path} path={path} question={question} />
        ))}
    </>
  )
})
