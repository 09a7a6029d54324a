import { errorSources } from '@portico/contract/areas/operations/recorded-error.shapes.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { FilterBar } from '../../../kit/lists/filter-bar.tsx'
import { SavedViews } from '../../../kit/lists/saved-views.tsx'
import { useBrokerageSelect } from '../../brokerages/brokerages.public.ts'
import { type ErrorsAddress, errorsAddress } from './error-filter.ts'
import { sourceLabels } from './error-labels.tsx'

interface Props {
  readonly address: ErrorsAddress
  readonly onFilter: (address: ErrorsAddress) => void
}

/** Narrows the errors. */
export function ErrorsBar({ address, onFilter }: Props) {
  const selects = [
    { key: 'state', label: 'Status', all: 'Open', choices: choicesOf({ RESOLVED: 'Resolved', ALL: 'All' }) },
    { key: 'source', label: 'Source', choices: errorSources.map((value) => ({ value, label: sourceLabels[value] })) },
    useBrokerageSelect('brokerage', address.brokerage),
    { key: 'assigned', label: 'Assigned to', choices: choicesOf({ ME: 'Me', NOBODY: 'Unassigned' }) },
  ]
  return (
    <FilterBar
      filter={{ ...address }}
      onChange={(changed) => onFilter(errorsAddress({ ...address, ...changed }))}
      search={{ label: 'Find an error', placeholder: 'Name, message, or place' }}
      selects={selects}
    >
      <SavedViews list="errors" search={{ ...address }} onOpen={(search) => onFilter(errorsAddress(search))} />
    </FilterBar>
  )
}
