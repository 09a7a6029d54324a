import type { Conversation } from '@portico/contract/areas/conversations/conversation.shapes.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { formatMoment } from '../../../platform/formats.ts'
import { reasonOf } from '../../../platform/call-error.ts'
import classes from '../communications.module.css'
import { useConversationCalls } from '../conversations.queries.ts'

interface Props {
  readonly accountId: string
  readonly conversation: Conversation
}

/** Mails that came from another address than they were sent to: the brokerage looks at each and decides. */
export function QuarantinedMails({ accountId, conversation: { id, quarantined, mayWrite } }: Props) {
  const { decide, endAddresses } = useConversationCalls(accountId)
  if (quarantined.length === 0) return null
  const settle = (mailId: string, accept: boolean): void =>
    decide.mutate(
      { params: { accountId, conversationId: id, mailId }, body: { accept } },
      { onError: (error) => toasts.show('error', reasonOf(error, 'The mail could not be decided on.')) },
    )
  return (
    <section className={classes.quarantine} aria-label="Mails from unknown senders">
      <h3>From an unknown sender</h3>
      <p>These mails came to an address of this conversation, but not from the person it was made for.</p>
      <ul>
        {quarantined.map((mail) => (
          <li key={mail.id}>
            <p className={classes.messageHead}>
              <strong>{mail.from}</strong>
              <time dateTime={mail.receivedAt}>{formatMoment(mail.receivedAt)}</time>
            </p>
            <p className={classes.text}>{mail.text}</p>
            {mayWrite && (
              <div className={classes.buttons}>
                <Button kind="secondary" small busy={decide.isPending} onClick={() => settle(mail.id, true)}>
                  Accept into the conversation
                </Button>
                <Button kind="quiet-danger" small busy={decide.isPending} onClick={() => settle(mail.id, false)}>
                  Discard
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && (
        <Button
          kind="quiet"
          small
          busy={endAddresses.isPending}
          onClick={() =>
            endAddresses.mutate(
              { params: { accountId, conversationId: id } },
              { onSuccess: () => toasts.show('success', 'No mail reaches this conversation by its old addresses.') },
            )
          }
        >
          End all reply addresses
        </Button>
      )}
    </section>
  )
}
