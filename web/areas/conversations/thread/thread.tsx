import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { conversationTopics } from '@portico/contract/areas/conversations/conversation-topics.ts'
import type { Conversation, ConversationMessage } from '@portico/contract/areas/conversations/conversation.shapes.ts'
import { useEffect } from 'react'
import { MoreButton } from '../../../kit/data/more-button.tsx'
import { moreOf } from '../../../kit/data/more.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { ErrorState } from '../../../kit/feedback/states.tsx'
import { useNameOfPage } from '../../../kit/layout/page-name.ts'
import { statusOf } from '../../../platform/call-error.ts'
import { AnswerDue } from '../answer-due.tsx'
import classes from '../communications.module.css'
import { statusLabels } from '../conversation-labels.ts'
import { useConversation, useReadMark } from '../conversations.queries.ts'
import { Message } from './message.tsx'
import { QuarantinedMails } from './quarantined-mails.tsx'
import { ReplyForm } from './reply-form.tsx'
import { ThreadActions } from './thread-actions.tsx'

interface Props {
  readonly account: Account
  readonly conversationId: string
}

/** One conversation: participants, messages, and reply form. */
export function Thread({ account, conversationId }: Props) {
  const { accountCode: accountId } = account
  const pages = useConversation(accountId, conversationId)
  if (pages.isError && statusOf(pages.error) === 404)
    return <ErrorState title="This conversation was not found on this account." onRetry={() => void pages.refetch()} />
  return (
    <Loaded query={pages} failed="The conversation could not be loaded." lines={8}>
      {({ pages: all }) => {
        const { conversation } = all[0]!
        const messages = all.flatMap((page) => page.messages).toReversed()
        return (
          <article className={classes.thread} aria-label={conversation.subject}>
            <SeenMark accountId={accountId} conversation={conversation} newest={messages.at(-1)} />
            <Head conversation={conversation} />
            {conversation.mayWrite && <ThreadActions account={account} conversation={conversation} />}
            <MoreButton more={moreOf(pages)}>Earlier messages</MoreButton>
            <ol className={classes.messages} aria-label="Messages">
              {messages.map((message) => (
                <Message key={message.id} accountId={accountId} message={message} />
              ))}
            </ol>
            {conversation.seenBy.length > 0 && (
              <p className={classes.seen}>Seen by {conversation.seenBy.map(({ name }) => name).join(', ')}</p>
            )}
            <QuarantinedMails accountId={accountId} conversation={conversation} />
            {conversation.mayWrite && (
              <ReplyForm accountId={accountId} conversation={conversation} brokerName={account.brokerName} />
            )}
          </article>
        )
      }}
    </Loaded>
  )
}

function Head({ conversation }: { readonly conversation: Conversation }) {
  const { topic, subject, status, isStaff, participants, assignee, dueEpoch } = conversation
  useNameOfPage(subject)
  const { label, tone } = statusLabels[isStaff ? 'staff' : 'client'][status]
  return (
    <header className={classes.threadHead}>
      <p className={classes.topic}>{conversationTopics[topic].name}</p>
      <h2>{subject}</h2>
      <p className={classes.pills}>
        <Pill tone={tone}>{label}</Pill>
        <AnswerDue dueEpoch={dueEpoch} />
      </p>
      <p className={classes.participants}>
        With {participants.map(({ name }) => name).join(', ')}
        {assignee !== null && ` · ${assignee.name} answers`}
      </p>
    </header>
  )
}

interface SeenMarkProps {
  readonly accountId: string
  readonly conversation: Conversation
  readonly newest: ConversationMessage | undefined
}

/** Once the newest message is on screen it counts as read. */
function SeenMark({ accountId, conversation: { id, isUnread }, newest }: SeenMarkProps) {
  const { mutate } = useReadMark(accountId)
  const upTo = newest?.at
  useEffect(() => {
    if (isUnread && upTo !== undefined) mutate({ params: { accountId, conversationId: id }, body: { upTo } })
  }, [mutate, accountId, id, isUnread, upTo])
  return null
}
