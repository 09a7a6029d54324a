import { conversationMessages } from '@portico/contract/areas/conversations/conversation.messages.ts'
import type { Conversation } from '@portico/contract/areas/conversations/conversation.shapes.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Choice } from '../../../kit/controls/choice.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import classes from '../communications.module.css'
import { AttachFiles, type Attached } from '../attach-files.tsx'
import { conversationPath } from '../conversation-labels.ts'
import { useConversationCalls } from '../conversations.queries.ts'
import { onSendKeys } from '../send-keys.ts'
import { TemplateField } from '../template-field.tsx'
import { readDraft } from '../../../platform/drafts.ts'
import { useDraft } from '../use-draft.ts'

interface Props {
  readonly accountId: string
  readonly conversation: Conversation
  readonly brokerName: string
}

const audiences = [
  { value: 'shared', label: 'Message to client' },
  { value: 'internal', label: 'Internal note' },
] as const

/** The reply form; the brokerage may write an internal note instead, which looks different before it is sent. */
export function ReplyForm({ accountId, conversation: { id, topic, isStaff }, brokerName }: Props) {
  const router = useRouter()
  const { userId } = useSignedInUser()
  const { write } = useConversationCalls(accountId)
  const place = `${userId} ${accountId} ${id}`
  const [text, setText] = useDraft(place)
  // Stored with the text: a draft of an internal note must not reopen as a message to the client.
  const [keptAudience, keepAudience] = useDraft(`${place} audience`)
  const audience = keptAudience === 'internal' ? 'internal' : 'shared'
  const [attached, setAttached] = useState<readonly Attached[]>([])
  const [isTried, setIsTried] = useState(false)
  const internal = isStaff && audience === 'internal'

  const chooseAudience = (chosen: typeof audience): void => {
    keepAudience(chosen)
    // What was attached for one kind of reader is not for the other.
    setAttached([])
  }

  const send = (): void => {
    setIsTried(true)
    if (text.trim() === '' || write.isPending) return
    write.mutate(
      {
        params: { accountId, conversationId: id },
        body: { text, internal, documentIds: attached.map((file) => file.id) },
      },
      {
        onSuccess: (answered) => {
          // The next message may be typed already: the one that was sent can be listed before its answer is here.
          if (readDraft(place) === text) setText('')
          setAttached((now) => now.filter((file) => !attached.includes(file)))
          setIsTried(false)
          if (answered.id === id) return
          toasts.show('info', conversationMessages.reopened)
          router.history.push(conversationPath(accountId, answered.id))
        },
      },
    )
  }

  return (
    <form
      noValidate
      className={classes.reply}
      data-internal={internal}
      aria-label="Answer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {write.isError && <Notice kind="error">{reasonOf(write.error, 'The message could not be sent.')}</Notice>}
      {isStaff && (
        <Choice label="Visible to" labelHidden options={audiences} value={audience} onChange={chooseAudience} />
      )}
      <TextArea
        label={internal ? `Internal note, for ${brokerName} only` : 'Message'}
        rows={4}
        maxLength={20_000}
        onKeyDown={onSendKeys(send)}
        value={text}
        error={isTried && text.trim() === '' ? conversationMessages.textRequired : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <AttachFiles accountId={accountId} isInternal={internal} attached={attached} onChange={setAttached} />
      <div className={classes.replyFoot}>
        {!internal && <TemplateField accountId={accountId} topic={topic} onChoose={setText} />}
        <FormActions>
          <Button type="submit" busy={write.isPending} title="Ctrl+Enter">
            {internal ? 'Save note' : 'Send'}
          </Button>
        </FormActions>
      </div>
    </form>
  )
}
