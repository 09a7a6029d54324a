import { useState } from 'react'
import { useBrand } from '../../../areas/branding/branding.public.ts'
import { SearchField } from '../../../kit/forms/kinds/search-field.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { useCurrentPage } from '../../../platform/current-page.ts'
import { brokerOf, findAnswers, helpTopics, topicOf } from './help-answers.ts'
import classes from './help-screen.module.css'
import { Shortcuts } from './shortcuts.tsx'
import { TopicAnswers } from './topic-answers.tsx'

/** Help over the current page: its own questions first, others by search. */
export default function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const broker = brokerOf(useBrand())
  const { path } = useCurrentPage()
  const [typed, setTyped] = useState('')
  const all = helpTopics(broker)
  const own = topicOf(all, path)
  const isSearch = typed.trim() !== ''
  const shown = isSearch ? findAnswers(all, typed) : own === undefined ? [] : [own]
  return (
    <Dialog title="Help" size="medium" onClose={onClose}>
      <SearchField
        label="Find an answer"
        placeholder="Example: certificate, code, invitation"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {shown.map((topic) => (
        <TopicAnswers key={topic.id} topic={topic} isOpen={isSearch} />
      ))}
      <p role="status" className={classes.count}>
        {isSearch && shown.length === 0 && `No results. Try another word, or ask ${broker}.`}
      </p>
      {!isSearch && <Shortcuts />}
      <p className={classes.links}>
        <AppLink href="/help" onClick={onClose}>
          All questions and answers
        </AppLink>
      </p>
    </Dialog>
  )
}
