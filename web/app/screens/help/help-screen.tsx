import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useState } from 'react'
import { useBrand } from '../../../areas/branding/branding.door.ts'
import { useCurrentUser } from '../../../areas/session/session.door.ts'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { SearchField } from '../../../kit/forms/kinds/search-field.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { findAnswers, type HelpTopic, helpTopics } from './help-answers.ts'
import classes from './help-screen.module.css'

/** The questions people ask, to open one by one or to find by a word. */
export default function HelpScreen() {
  const { name } = useBrand()
  const [typed, setTyped] = useState('')
  const topics = findAnswers(helpTopics(name), typed)
  const count = topics.reduce((sum, { answers }) => sum + answers.length, 0)
  const isSearch = typed.trim() !== ''
  return (
    <Page title="Help" narrow lead={`Answers to what people ask. For everything else, ${name} is there for you.`}>
      <div className={classes.search}>
        <SearchField
          label="Find an answer"
          placeholder="Such as: code, link, invitation"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <p role="status" className={classes.count}>
          {isSearch && (count === 1 ? '1 answer' : `${count} answers`)}
        </p>
      </div>
      {count === 0 ? (
        <EmptyState title="No answer fits">Try another word, or ask {name}.</EmptyState>
      ) : (
        topics.map((topic) => <Topic key={topic.title} topic={topic} isSearch={isSearch} />)
      )}
      <Contact />
    </Page>
  )
}

function Topic({ topic: { title, answers }, isSearch }: { readonly topic: HelpTopic; readonly isSearch: boolean }) {
  return (
    <section className={classes.topic}>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.answers}>
        {answers.map(({ question, answer }) => (
          // What was found is open; when the search ends, all close again.
          <details key={`${question} ${isSearch}`} open={isSearch}>
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

function Contact() {
  const user = useCurrentUser()
  const { name, brokerCode } = useBrand()
  const brokerage = brokerCode === null ? 'your brokerage' : name
  return (
    <section className={classes.contact}>
      <h2 className={classes.title}>Whom to ask</h2>
      <p>
        {user === null
          ? `Once you are logged in, the dashboard of your account names the person at your brokerage, with telephone and e-mail. If you cannot log in, call or write to your contact at ${brokerage} as you usually do.`
          : `The dashboard of your account names the person at your brokerage, with telephone and e-mail. About the portal itself, ask your contact at ${brokerage}.`}
      </p>
      <p className={classes.links}>
        {user === null ? <a href="/login">Go to login</a> : <AppLink href="/">Back to my start page</AppLink>}
        <AppLink href="/pricing">Pricing</AppLink>
      </p>
    </section>
  )
}
