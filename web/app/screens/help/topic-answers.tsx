import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import type { HelpTopic } from './help-answers.ts'
import classes from './help-screen.module.css'

interface Props {
  readonly topic: HelpTopic
  /** What was found is open. */
  readonly isOpen: boolean
}

/** The questions of a topic, each to be opened. */
export function TopicAnswers({ topic: { title, answers }, isOpen }: Props) {
  return (
    <section className={classes.topic}>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.answers}>
        {answers.map(({ question, answer }) => (
          // When a search ends, all close again.
          <details key={`${question} ${isOpen}`} open={isOpen}>
            <summary>
              {question}
              <IconChevronDown size={18} aria-hidden />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
