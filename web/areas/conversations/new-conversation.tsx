import {
  conversationTopics,
  type ConversationTopic,
  topicCodes,
} from '@portico/contract/areas/conversations/conversation-topics.ts'
import { conversationMessages } from '@portico/contract/areas/conversations/conversation.messages.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { FormActions } from '../../kit/forms/form-actions.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { TextArea } from '../../kit/forms/text-area.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { useSignedInUser } from '../session/session.public.ts'
import { AttachFiles, type Attached } from './attach-files.tsx'
import classes from './communications.module.css'
import { conversationPath, newConversationPath } from './conversation-labels.ts'
import { useConversationCalls } from './conversations.queries.ts'
import { onSendKeys } from './send-keys.ts'
import { TemplateField } from './template-field.tsx'
import { useDraft } from './use-draft.ts'

interface Props {
  readonly accountId: string
  readonly topic: ConversationTopic
  /** The default subject, such as a policy. */
  readonly about: string | null
}

/** Starts a conversation. The draft stays until it is sent, whatever is opened in between. */
export function NewConversation({ accountId, topic, about }: Props) {
  const router = useRouter()
  const { userId } = useSignedInUser()
  const { start } = useConversationCalls(accountId)
  const place = `${userId} ${accountId} new`
  const [typed, setTyped] = useDraft(`${place} subject`)
  const [isTyped, setIsTyped] = useState(false)
  const subject = typed === '' && !isTyped ? (about ?? '').slice(0, 150) : typed
  const [text, setText] = useDraft(`${place} text`)
  const [attached, setAttached] = useState<readonly Attached[]>([])
  const [isTried, setIsTried] = useState(false)

  const send = (): void => {
    setIsTried(true)
    if (subject.trim() === '' || text.trim() === '' || start.isPending) return
    start.mutate(
      { params: { accountId }, body: { topic, subject, text, documentIds: attached.map((file) => file.id) } },
      {
        onSuccess: ({ id }) => {
          setTyped('')
          setText('')
          router.history.push(conversationPath(accountId, id))
        },
      },
    )
  }

  return (
    <Card title="New conversation">
      <form
        noValidate
        className={classes.composer}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {start.isError && <Notice kind="error">{reasonOf(start.error, 'The message could not be sent.')}</Notice>}
        <div className={classes.pair}>
          <SelectField
            label="Topic"
            value={topic}
            onChange={(event) =>
              router.history.replace(newConversationPath(accountId, event.currentTarget.value, about))
            }
          >
            {topicCodes.map((code) => (
              <option key={code} value={code}>
                {conversationTopics[code].name}
              </option>
            ))}
          </SelectField>
          <TemplateField accountId={accountId} topic={topic} onChoose={setText} />
        </div>
        <TextField
          label="Subject"
          required
          maxLength={150}
          value={subject}
          error={isTried && subject.trim() === '' ? conversationMessages.subjectRequired : undefined}
          onChange={(event) => {
            setIsTyped(true)
            setTyped(event.currentTarget.value)
          }}
        />
        <TextArea
          label="Message"
          required
          rows={8}
          maxLength={20_000}
          onKeyDown={onSendKeys(send)}
          value={text}
          error={isTried && text.trim() === '' ? conversationMessages.textRequired : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <AttachFiles accountId={accountId} isInternal={false} attached={attached} onChange={setAttached} />
        <FormActions>
          <Button type="submit" busy={start.isPending} title="Ctrl+Enter">
            Send
          </Button>
        </FormActions>
      </form>
    </Card>
  )
}
