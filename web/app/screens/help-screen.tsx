import { useBrand } from '../../areas/branding/branding.door.ts'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import classes from './help-screen.module.css'

const answers = [
  {
    question: 'Where do I see who looks after my account?',
    answer: 'On the dashboard of the account: the card names the person, with telephone and e-mail.',
  },
  {
    question: 'Who can complete a task?',
    answer:
      'The person it is assigned to. Ticking the box can be undone for five seconds; after that the task moves to Completed in the list of all tasks.',
  },
  {
    question: 'Who can change or delete a task?',
    answer: 'Whoever created it, and the primary account manager of the account.',
  },
  {
    question: 'What does Read Only mean?',
    answer: 'Your login may look at everything of the account, but changes nothing.',
  },
] as const

/** The questions people ask first. */
export default function HelpScreen() {
  const { name } = useBrand()
  return (
    <Page title="Help" narrow lead={`If your question is not answered here, please contact ${name}.`}>
      <div className={classes.answers}>
        {answers.map(({ question, answer }) => (
          <Card key={question} title={question}>
            <p>{answer}</p>
          </Card>
        ))}
      </div>
    </Page>
  )
}
