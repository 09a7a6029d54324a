import type { Preference } from '@portico/contract/areas/features/feature.shapes.ts'
import { preferenceCatalog } from '@portico/contract/areas/features/preference-catalog.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Pill } from '../../kit/data/pill.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { useActsForBrokerage } from '../people/people.public.ts'
import { useChooseAccountPreference } from './feature-calls.ts'
import { sourceNames } from './feature-labels.ts'
import classes from './features.module.css'
import { FeaturesTable } from './features-table.tsx'
import { featuresQuery, preferencesQuery } from './features.queries.ts'
import { SetBy } from './set-by.tsx'
import SettingFailure from './setting-failure.tsx'

type Entry = (typeof preferenceCatalog)[number]

/** What is set for an account: its preferences, which brokerage staff choose, and its features with their source. */
export default function AccountConfigurationScreen({ accountId }: { readonly accountId: string }) {
  return (
    <Page title="Configuration" lead="Preferences and features of the account, and who set them.">
      <div className={classes.cards}>
        <PreferencesOfAccount accountId={accountId} />
        <FeaturesOfAccount accountId={accountId} />
      </div>
    </Page>
  )
}

function PreferencesOfAccount({ accountId }: { readonly accountId: string }) {
  const preferences = useQuery(preferencesQuery(accountId))
  const mayChoose = useActsForBrokerage(accountId)
  const { mutate, error, isPending } = useMutation(useChooseAccountPreference(accountId))
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
          preferenceCatalog.map((entry) => {
            const { account, inherited, source } = stateOf(list, entry)
            return (
              <div key={entry.id} className={classes.preference}>
                <SelectField
                  label={entry.label}
                  description={entry.description}
                  disabled={!mayChoose || isPending}
                  data={[
                    { value: '', label: `Inherited (${inherited ? 'on' : 'off'})` },
                    { value: 'true', label: 'On' },
                    { value: 'false', label: 'Off' },
                  ]}
                  value={account === null ? '' : String(account)}
                  onChange={({ currentTarget: { value } }) =>
                    mutate({
                      params: { code: accountId },
                      body: { name: entry.name, value: value === '' ? null : value === 'true' },
                    })
                  }
                />
                <Pill tone={source === 'DEFAULT' ? 'neutral' : 'brand'}>Set by: {sourceNames[source]}</Pill>
                <SetBy accountId={accountId} setting={entry.id} />
              </div>
            )
          })
        }
      </Loaded>
      {!mayChoose && <p className={classes.description}>Your brokerage sets these preferences.</p>}
    </Card>
  )
}

function stateOf(list: readonly Preference[], { id, default: initial }: Entry) {
  const { account, brokerage } = list.find(({ preferenceId }) => preferenceId === id) ?? {
    account: { value: null },
    brokerage: { value: null },
  }
  const source = account.value !== null ? 'ACCOUNT' : brokerage.value !== null ? 'BROKERAGE' : 'DEFAULT'
  return { account: account.value, inherited: (brokerage.value ?? initial) === true, source } as const
}

function FeaturesOfAccount({ accountId }: { readonly accountId: string }) {
  const features = useQuery(featuresQuery(accountId))
  return (
    <Card title="Features">
      <Loaded query={features} failed="The features could not be loaded." lines={4}>
        {(set) => <FeaturesTable set={set} accountId={accountId} />}
      </Loaded>
    </Card>
  )
}
