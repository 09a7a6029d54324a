import { errorSources } from '@portico/contract/areas/operations/recorded-error.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { SearchField } from '../../../kit/forms/kinds/search-field.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { SavedViews } from '../../../kit/lists/saved-views.tsx'
import { useTypedSearch } from '../../../kit/lists/use-typed-search.ts'
import { brokerageChoices } from '../../brokerages/brokerages.door.ts'
import { type ErrorsAddress, errorsAddress } from './error-filter.ts'
import { sourceLabels } from './error-words.tsx'
import classes from './errors.module.css'

interface Props {
  readonly address: ErrorsAddress
  readonly onFilter: (address: ErrorsAddress) => void
}

const all = { value: '', label: 'All' }

/** Narrows the errors. */
export function ErrorsBar({ address, onFilter }: Props) {
  const brokerages = useQuery(brokerageChoices).data?.items ?? []
  const change = (changed: Readonly<Record<string, unknown>>): void =>
    onFilter(errorsAddress({ ...address, ...changed }))
  const { typed, type } = useTypedSearch(address.search ?? '', (search) => change({ search }))
  return (
    <search className={classes.bar}>
      <div className={classes.search}>
        <SearchField
          label="Find an error"
          placeholder="Name, message, or place"
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </div>
      <SelectField
        label="Status"
        data={[
          { value: '', label: 'Open' },
          { value: 'RESOLVED', label: 'Resolved' },
          { value: 'ALL', label: 'All' },
        ]}
        value={address.state ?? ''}
        onChange={(event) => change({ state: event.currentTarget.value })}
      />
      <SelectField
        label="Source"
        data={[all, ...errorSources.map((value) => ({ value, label: sourceLabels[value] }))]}
        value={address.source ?? ''}
        onChange={(event) => change({ source: event.currentTarget.value })}
      />
      <SelectField
        label="Brokerage"
        data={[all, ...brokerages.map(({ brokerCode, brokerName }) => ({ value: brokerCode, label: brokerName }))]}
        value={address.brokerage ?? ''}
        onChange={(event) => change({ brokerage: event.currentTarget.value })}
      />
      <SelectField
        label="Assigned to"
        data={[all, { value: 'ME', label: 'Me' }, { value: 'NOBODY', label: 'Unassigned' }]}
        value={address.assigned ?? ''}
        onChange={(event) => change({ assigned: event.currentTarget.value })}
      />
      <SavedViews list="errors" search={{ ...address }} onOpen={(search) => onFilter(errorsAddress(search))} />
    </search>
  )
}
