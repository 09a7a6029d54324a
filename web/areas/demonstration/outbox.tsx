import type { Demonstration } from '@portico/contract/areas/demonstration/demonstration.calls.ts'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { cut, formatAgo } from '../../platform/formats.ts'
import { useNow } from '../../platform/now.ts'
import classes from './outbox.module.css'

type Message = Demonstration['messages'][number]

const channels = {
  email: { name: 'Email', Icon: IconMail },
  sms: { name: 'Text message', Icon: IconMessage },
  voice: { name: 'Call', Icon: IconPhone },
} as const

/** What the demonstration would have sent, newest first. */
export function Outbox({ messages }: { readonly messages: readonly Message[] }) {
  if (messages.length === 0)
    return <EmptyState title="No messages yet">Request a code or a link, or assign someone a task.</EmptyState>
  return (
    <ol className={classes.messages} aria-label="Messages">
      {messages.map((message) => (
        <OutboxMessage key={`${message.time} ${message.channel} ${message.to}`} message={message} />
      ))}
    </ol>
  )
}

function OutboxMessage({ message: { time, channel, to, subject, text, code, link } }: { readonly message: Message }) {
  const { name, Icon } = channels[channel]
  const now = useNow()
  return (
    <li className={classes.message}>
      <span className={classes.icon} aria-hidden>
        <Icon size={20} />
      </span>
      <div className={classes.words}>
        <p className={classes.head}>
          {name} to <strong>{to}</strong>
          <time dateTime={time}>{formatAgo(time, now)}</time>
        </p>
        {subject !== '' && <h3 className={classes.subject}>{subject}</h3>}
        <p className={classes.text}>{text}</p>
        {(code !== null || link !== null) && (
          <p className={classes.keys}>
            {code !== null && (
              <span>
                Code <code>{code}</code>
              </span>
            )}
            {/* Some links are for the page before the portal, so each opens again. */}
            {link !== null && (
              <a href={link} title={link}>
                {cut(link, 48)}
              </a>
            )}
          </p>
        )}
      </div>
    </li>
  )
}
