import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useBrand } from '../../../areas/branding/branding.public.ts'
import { useCurrentUser } from '../../../areas/session/session.public.ts'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { SearchField } from '../../../kit/forms/kinds/search-field.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { brokerOf, findAnswers, helpTopics } from './help-answers.ts'
import classes from './help-screen.module.css'
import { Shortcuts } from './shortcuts.tsx'
import { TopicAnswers } from './topic-answers.tsx'

/** Common questions, to expand one by one or to find by a word, for example from the address. */
export default function HelpScreen() {
  const { find }: { find?: unknown } = useSearch({ strict: false })
  const asked = typeof find === 'string' ? find : ''
  return <Answers key={asked} asked={asked} />
}

function Answers({ asked }: { readonly asked: string }) {
  const broker = brokerOf(useBrand())
  const [typed, setTyped] = useState(asked)
  const isGuest = useCurrentUser() === null
  const topics = findAnswers(helpTopics(broker, isGuest), typed)
  const count = topics.reduce((sum, { answers }) => sum + answers.length, 0)
  const isSearch = typed.trim() !== ''
  return (
    <Page title="Help" narrow lead={`Answers to common questions. For anything else, contact ${broker}.`}>
      <div className={classes.search}>
        <SearchField
          label="Find an answer"
          placeholder="Example: certificate, code, invitation"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <p role="status" className={classes.count}>
          {isSearch && (count === 1 ? '1 answer' : `${count} answers`)}
        </p>
      </div>
      {count === 0 ? (
        <EmptyState title="No results">Try another word, or ask {broker}.</EmptyState>
      ) : (
        topics.map((topic) => <TopicAnswers key={topic.id} topic={topic} isOpen={isSearch} />)
      )}
      {!isGuest && !isSearch && <Shortcuts />}
      <Contact />
    </Page>
  )
}

function Contact() {
  const user = useCurrentUser()
  const { name, brokerCode } = useBrand()
  const brokerage = brokerCode === null ? 'your brokerage' : name
  return (
    <section className={classes.contact}>
      <h2 className={classes.title}>Contact</h2>
      <p>
        {user === null
          ? `Once you are logged in, the dashboard of your account shows your contact at the brokerage, with phone and email. If you cannot log in, call or email your contact at ${brokerage} as usual.`
          : `The dashboard of your account shows your contact at the brokerage, with phone and email. For questions about the portal, ask your contact at ${brokerage}.`}
      </p>
      <p className={classes.links}>
        {user === null ? <a href="/login">Go to login</a> : <AppLink href="/">Back to my start page</AppLink>}
        <AppLink href="/pricing">Pricing</AppLink>
      </p>
    </section>
  )
}
