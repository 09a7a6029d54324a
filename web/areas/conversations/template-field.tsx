import type { ConversationTopic } from '@portico/contract/areas/conversations/conversation-topics.ts'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { useTemplates } from './conversations.queries.ts'

interface Props {
  readonly accountId: string
  readonly topic: ConversationTopic
  readonly onChoose: (text: string) => void
}

/** Inserts a message template; offers those of the topic. */
export function TemplateField({ accountId, topic, onChoose }: Props) {
  const fitting = useTemplates(accountId).data?.filter((template) => template.topic === topic) ?? []
  if (fitting.length === 0) return null
  return (
    <SelectField
      label="Start from a template"
      value=""
      onChange={(event) => {
        const chosen = fitting[Number(event.currentTarget.value)]
        if (chosen !== undefined) onChoose(chosen.text)
      }}
    >
      <option value="">None</option>
      {fitting.map(({ title }, at) => (
        <option key={title} value={at}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}
