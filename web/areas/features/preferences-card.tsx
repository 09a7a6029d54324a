import type { Preference } from '@portico/contract/areas/features/feature.shapes.ts'
import { preferenceCatalog } from '@portico/contract/areas/features/preference-catalog.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { brokeragePreferencesQuery, useChoosePreference } from './feature-calls.ts'
import SettingFailure from './setting-failure.tsx'

const chosen = { true: true, false: false, default: null } as const

/** What a brokerage chooses for all its accounts. A choice is saved at once. */
export default function PreferencesCard({ brokerCode }: { readonly brokerCode: string }) {
  const preferences = useQuery(brokeragePreferencesQuery(brokerCode))
  const { mutate, error, isPending } = useChoosePreference(brokerCode)
  return (
    <Card title="Preferences">
      {error !== null && (
        <SettingFailure
          error={error}
          failure={reasonOf(error, 'The preference could not be saved. Please try again.')}
        />
      )}
      <Loaded query={preferences} failed="The preferences could not be loaded." lines={2}>
        {(list) =>
          preferenceCatalog.map((entry) => (
            <SelectField
              key={entry.id}
              label={entry.label}
              description={`${entry.description} An account’s own choice takes precedence.`}
              disabled={isPending}
              data={[
                { value: 'default', label: `Default (${entry.default ? 'on' : 'off'})` },
                { value: 'true', label: 'On' },
                { value: 'false', label: 'Off' },
              ]}
              value={choiceOf(list, entry.name)}
              onChange={(event) => {
                const value = chosen[event.currentTarget.value as keyof typeof chosen]
                mutate({ params: { id: brokerCode }, body: { name: entry.name, value } })
              }}
            />
          ))
        }
      </Loaded>
    </Card>
  )
}

function choiceOf(list: readonly Preference[], name: string): string {
  const value = list.find((preference) => preference.name === name)?.brokerage.value ?? null
  return value === null ? 'default' : String(value)
}
