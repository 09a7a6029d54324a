import { conversationMessages } from '@portico/contract/areas/conversations/conversation.messages.ts'
import { conversationTopics, topicCodes } from '@portico/contract/areas/conversations/conversation-topics.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SettingsCard } from '../../../kit/settings/settings-card.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { call } from '../../../platform/client.ts'
import { q } from '../../../platform/queries.ts'
import classes from './service-levels.module.css'

/** How soon a brokerage answers its clients, by topic. */
export default function ServiceLevelsCard({ brokerCode }: { readonly brokerCode: string }) {
  const cache = useQueryClient()
  const params = { brokerCode }
  const stored = q('GET /api/brokerages/{brokerCode}/service-levels', { params })
  return (
    <SettingsCard
      title="Service levels"
      lead="Hours within which your team responds to client messages. Saturdays and Sundays do not count. Changes apply to new messages."
      query={useQuery(stored)}
      save={async (body) =>
        cache.setQueryData(
          stored.queryKey,
          await call('PUT /api/brokerages/{brokerCode}/service-levels', { params, body }),
        )
      }
      texts={conversationMessages.serviceLevels}
    >
      {({ value, change, errors }) => (
        <div className={classes.topics}>
          {topicCodes.map((topic) => (
            <TextField
              key={topic}
              label={`${conversationTopics[topic].name} (hours)`}
              inputMode="numeric"
              autoComplete="off"
              error={errors[topic]}
              value={Number.isNaN(value[topic]) ? '' : value[topic]}
              onChange={({ currentTarget }) =>
                change({ ...value, [topic]: Number.parseInt(currentTarget.value.replaceAll(/\D/gu, ''), 10) })
              }
            />
          ))}
        </div>
      )}
    </SettingsCard>
  )
}
