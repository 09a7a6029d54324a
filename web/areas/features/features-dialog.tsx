import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { featureMessages } from '@portico/contract/areas/features/feature.messages.ts'
import type { FeatureDefinition } from '@portico/contract/areas/features/feature.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { SearchField } from '../../kit/forms/kinds/search-field.tsx'
import { Dialog } from '../../kit/overlays/dialog.tsx'
import { FeatureForm } from './feature-form.tsx'
import { FeatureRow } from './feature-row.tsx'
import classes from './features.module.css'
import { definitionsQuery } from './feature-calls.ts'
import { featuresQuery } from './features.queries.ts'
import { RemoveFeature } from './remove-feature.tsx'

interface Props {
  readonly account: Account | undefined
  readonly onClose: () => void
}

/** The flags of the account on screen, for platform administrators: find one, set it, flip it, remove it. */
export default function FeaturesDialog({ account, onClose }: Props) {
  if (account !== undefined) return <Features account={account} onClose={onClose} />
  return (
    <Dialog title="Features" onClose={onClose}>
      <Notice kind="error">{featureMessages.outsideAccount}</Notice>
    </Dialog>
  )
}

interface Doing {
  readonly what: 'set' | 'remove'
  readonly flag: FeatureDefinition
}

function Features({ account, onClose }: Props & { readonly account: Account }) {
  const definitions = useQuery(definitionsQuery())
  const features = useQuery(featuresQuery(account.accountCode))
  const [search, setSearch] = useState('')
  const [doing, setDoing] = useState<Doing>()
  const entry = doing && features.data?.find(({ name }) => name === doing.flag.name)
  const done = () => setDoing(undefined)

  return (
    <Dialog title="Features" onClose={onClose} size="large">
      <p className={classes.lead}>
        {account.companyName}: changes take effect immediately for everyone in this account.
      </p>
      <SearchField
        aria-label="Find a flag"
        placeholder="Find a flag"
        data-autofocus
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Loaded query={definitions} failed={featureMessages.fetchAllFailed} lines={8}>
        {(all) => (
          <Loaded query={features} failed={featureMessages.fetchFailed} lines={8}>
            {(set) => {
              const found = all.filter((flag) => fits(flag, search))
              if (found.length === 0) return <EmptyState title="No matching flags">Try part of its name.</EmptyState>
              return (
                <ul className={classes.list} aria-label="Flags">
                  {found.map((flag) => (
                    <FeatureRow
                      key={flag.name}
                      accountCode={account.accountCode}
                      flag={flag}
                      entry={set.find(({ name }) => name === flag.name)}
                      onSet={() => setDoing({ what: 'set', flag })}
                      onRemove={() => setDoing({ what: 'remove', flag })}
                    />
                  ))}
                </ul>
              )
            }}
          </Loaded>
        )}
      </Loaded>
      {doing?.what === 'set' && <FeatureForm account={account} flag={doing.flag} entry={entry} onClose={done} />}
      {doing?.what === 'remove' && entry !== undefined && (
        <RemoveFeature account={account} entry={entry} onClose={done} />
      )}
    </Dialog>
  )
}

/** Whether a flag has what is typed, spaces standing for underscores too. */
function fits({ name, description }: FeatureDefinition, typed: string): boolean {
  const wanted = typed.trim().toLowerCase()
  return `${name} ${name.replaceAll('_', ' ')} ${description}`.toLowerCase().includes(wanted)
}
