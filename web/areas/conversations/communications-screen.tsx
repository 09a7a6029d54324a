import { type ConversationTopic, topicCodes } from '@portico/contract/areas/conversations/conversation-topics.ts'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonLook } from '../../kit/controls/button-look.ts'
import { EmptyState, LoadingState } from '../../kit/feedback/states.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { useAccount } from '../accounts/accounts.public.ts'
import { useSignedInUser } from '../session/session.public.ts'
import classes from './communications.module.css'
import { ConversationList } from './conversation-list.tsx'
import { conversationPath } from './conversation-labels.ts'
import { noFilter } from './conversations.queries.ts'
import { NewConversation } from './new-conversation.tsx'
import { Thread } from './thread/thread.tsx'

interface Props {
  readonly accountId: string
  readonly conversationId?: string
}

/** Messages between client and brokerage: the list next to the open conversation; one of them at a time on a phone. */
export default function CommunicationsScreen({ accountId, conversationId }: Props) {
  const account = useAccount(accountId)
  const { isViewer } = useSignedInUser()
  const address = new URLSearchParams(useRouterState({ select: ({ location }) => location.searchStr }))
  const [filter, setFilter] = useState(noFilter)
  if (account === undefined) return <LoadingState lines={8} />
  const topic = isViewer || conversationId !== undefined ? undefined : topicOf(address.get('topic'))
  const isOpen = conversationId !== undefined || topic !== undefined
  return (
    <Page
      title="Communications"
      name="Conversation"
      lead={
        isOpen ? (
          <AppLink href={conversationPath(accountId)} className={classes.back}>
            <IconArrowLeft size={16} aria-hidden /> All conversations
          </AppLink>
        ) : (
          `Your messages with ${account.brokerName}, by topic.`
        )
      }
      action={
        !isViewer &&
        topic === undefined && (
          <AppLink href={`${conversationPath(accountId)}?topic=question`} {...buttonLook('primary')}>
            <IconPlus size={18} aria-hidden /> New conversation
          </AppLink>
        )
      }
    >
      <div className={classes.split} data-open={isOpen}>
        <div className={classes.listPane}>
          <ConversationList accountId={accountId} current={conversationId} filter={filter} onFilter={setFilter} />
        </div>
        <div className={classes.threadPane}>
          {conversationId !== undefined && (
            <Thread key={conversationId} account={account} conversationId={conversationId} />
          )}
          {topic !== undefined && (
            <NewConversation key={topic} accountId={accountId} topic={topic} about={address.get('about')} />
          )}
          {!isOpen && (
            <EmptyState title="No conversation selected">
              Choose a conversation from the list to read it here.
            </EmptyState>
          )}
        </div>
      </div>
    </Page>
  )
}

const topicOf = (wanted: string | null): ConversationTopic | undefined => topicCodes.find((code) => code === wanted)
