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

/** Emails from an address other than the one the reply address was for: the brokerage decides on each. */
export function QuarantinedMails({ accountId, conversation: { id, quarantined, mayWrite } }: Props) {
  const { decide, endAddresses } = useConversationCalls(accountId)
  if (quarantined.length === 0) return null
  const settle = (mailId: string, accept: boolean): void =>
    decide.mutate(
      { params: { accountId, conversationId: id, mailId }, body: { accept } },
      {
        onError: (error) => toasts.show('error', reasonOf(error, 'The email could not be updated. Please try again.')),
      },
    )
  return (
    <section className={classes.quarantine} aria-label="Emails from unknown senders">
      <h3>From an unknown sender</h3>
      <p>These emails were sent to this conversation from an address we do not recognize.</p>
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
                  Accept into conversation
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
              {
                onSuccess: () =>
                  toasts.show('success', 'Emails to the old addresses no longer reach this conversation.'),
              },
            )
          }
        >
          Revoke all reply addresses
        </Button>
      )}
    </section>
  )
}
