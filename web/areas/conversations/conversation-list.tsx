import { conversationTopics, topicCodes } from '@portico/contract/areas/conversations/conversation-topics.ts'
import type { ConversationLine } from '@portico/contract/areas/conversations/conversation.shapes.ts'
import { Button } from '../../kit/controls/button.tsx'
import { VisuallyHidden } from '../../kit/controls/visually-hidden.tsx'
import { MoreButton } from '../../kit/data/more-button.tsx'
import { moreOf } from '../../kit/data/more.ts'
import { Pill } from '../../kit/data/pill.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { formatAgo } from '../../platform/formats.ts'
import { useNow } from '../../platform/now.ts'
import { AnswerDue } from './answer-due.tsx'
import classes from './communications.module.css'
import { conversationPath, statusLabels } from './conversation-labels.ts'
import { type ConversationFilter, noFilter, useConversations } from './conversations.queries.ts'

interface Props {
  readonly accountId: string
  readonly current: string | undefined
  readonly filter: ConversationFilter
  readonly onFilter: (filter: ConversationFilter) => void
}

/** All conversations, the latest first, with what narrows them. */
export function ConversationList({ accountId, current, filter, onFilter }: Props) {
  const pages = useConversations(accountId, filter)
  return (
    <>
      <FilterFields filter={filter} onFilter={onFilter} />
      <Loaded query={pages} failed="The conversations could not be loaded." lines={8}>
        {({ pages: all }) => {
          const lines = all.flatMap(({ conversations }) => conversations)
          const side = all[0]?.isStaff === true ? 'staff' : 'client'
          const unread = all[0]?.unread ?? 0
          if (lines.length === 0) return <Nothing filtered={filter !== noFilter} onReset={() => onFilter(noFilter)} />
          return (
            <section aria-label="Conversations" aria-busy={pages.isPlaceholderData || undefined}>
              <p className={classes.unreadCount} role="status">
                {unread === 0 ? 'No unread messages' : `${unread} unread`}
              </p>
              <ul className={classes.lines}>
                {lines.map((line) => (
                  <Line key={line.id} accountId={accountId} line={line} side={side} isCurrent={line.id === current} />
                ))}
              </ul>
              <MoreButton more={moreOf(pages)} />
            </section>
          )
        }}
      </Loaded>
    </>
  )
}

interface LineProps {
  readonly accountId: string
  readonly line: ConversationLine
  readonly side: 'client' | 'staff'
  readonly isCurrent: boolean
}

function Line({ accountId, line, side, isCurrent }: LineProps) {
  const now = useNow()
  const status = statusLabels[side][line.status]
  return (
    <li>
      <AppLink
        href={conversationPath(accountId, line.id)}
        className={classes.line}
        aria-current={isCurrent ? 'page' : undefined}
        data-unread={line.unread > 0}
      >
        <span className={classes.lineHead}>
          <span className={classes.topic}>{conversationTopics[line.topic].name}</span>
          <time dateTime={line.lastAt}>{formatAgo(line.lastAt, now)}</time>
        </span>
        <span className={classes.subject}>
          {line.subject}
          {line.unread > 0 && (
            <span className={classes.badge}>
              {line.unread}
              <VisuallyHidden> unread</VisuallyHidden>
            </span>
          )}
        </span>
        <span className={classes.preview}>
          {line.isPreviewInternal ? 'Note: ' : line.previewBy === '' ? '' : `${line.previewBy}: `}
          {line.preview}
        </span>
        <span className={classes.pills}>
          <Pill tone={status.tone}>{status.label}</Pill>
          <AnswerDue dueEpoch={line.dueEpoch} />
        </span>
      </AppLink>
    </li>
  )
}

function FilterFields({ filter, onFilter }: Pick<Props, 'filter' | 'onFilter'>) {
  const change = (part: Partial<ConversationFilter>): void => onFilter({ ...filter, ...part })
  return (
    <search className={classes.filter} aria-label="Conversations">
      <TextField
        label="Search"
        type="search"
        maxLength={100}
        value={filter.search}
        onChange={(event) => change({ search: event.currentTarget.value.trimStart() })}
      />
      <SelectField
        label="Topic"
        value={filter.topic}
        onChange={(event) => change({ topic: topicCodes.find((code) => code === event.currentTarget.value) ?? '' })}
      >
        <option value="">All topics</option>
        {topicCodes.map((code) => (
          <option key={code} value={code}>
            {conversationTopics[code].name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Show"
        value={filter.show === 'all' ? filter.status : filter.show}
        onChange={(event) => change(shownBy[event.currentTarget.value as keyof typeof shownBy])}
      >
        <option value="any">Everything</option>
        <option value="unread">Unread</option>
        <option value="mine">Mine</option>
        <option value="open">Open</option>
        <option value="DONE">Done</option>
      </SelectField>
    </search>
  )
}

const shownBy = {
  any: { status: 'any', show: 'all' },
  unread: { status: 'any', show: 'unread' },
  mine: { status: 'any', show: 'mine' },
  open: { status: 'open', show: 'all' },
  DONE: { status: 'DONE', show: 'all' },
} as const

function Nothing({ filtered, onReset }: { readonly filtered: boolean; readonly onReset: () => void }) {
  if (!filtered)
    return (
      <EmptyState title="No conversations yet">Messages between the insured and its brokerage appear here.</EmptyState>
    )
  return (
    <EmptyState
      title="No matching conversations found"
      action={
        <Button kind="secondary" small onClick={onReset}>
          Show everything
        </Button>
      }
    >
      No conversations match these filters.
    </EmptyState>
  )
}
