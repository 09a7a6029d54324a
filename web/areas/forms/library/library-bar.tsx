import type { Form } from '@portico/contract/areas/forms/form.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { SearchField } from '../../../kit/forms/kinds/search-field.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { purposeNames } from './form-labels.ts'
import { anyLine, type LibraryFilter } from './library-filter.ts'
import classes from './library.module.css'

interface Props {
  readonly forms: readonly Form[]
  readonly filter: LibraryFilter
  /** Called with one part of the filter; an empty one removes it. */
  readonly onFilter: (part: { readonly [Name in keyof LibraryFilter]: string }) => void
}

/** The filters of a form list: search, line, state, type and level. */
export function LibraryBar({ forms, filter, onFilter }: Props) {
  const lines = new Set(forms.map(({ policyType }) => policyType ?? anyLine))
  const states = new Set(forms.map(({ state }) => state).filter((state) => state !== null))
  const every = { value: '', label: 'All' }
  return (
    <search className={classes.bar}>
      <SearchField
        label="Find a form"
        placeholder="Name, line, carrier, or edition"
        value={filter.search ?? ''}
        onChange={(event) => onFilter({ search: event.currentTarget.value })}
      />
      <SelectField
        label="Line"
        value={filter.line ?? ''}
        data={[
          every,
          ...[...lines].toSorted().map((value) => ({
            value,
            label: value === anyLine ? 'For any line' : policyTypeName(value),
          })),
        ]}
        onChange={(event) => onFilter({ line: event.currentTarget.value })}
      />
      <SelectField
        label="State"
        value={filter.state ?? ''}
        data={[every, ...[...states].toSorted()]}
        onChange={(event) => onFilter({ state: event.currentTarget.value })}
      />
      <SelectField
        label="Type"
        value={filter.type ?? ''}
        data={[every, ...Object.entries(purposeNames).map(([value, label]) => ({ value, label }))]}
        onChange={(event) => onFilter({ type: event.currentTarget.value })}
      />
      <SelectField
        label="Status"
        value={filter.standing ?? ''}
        data={[
          every,
          { value: 'current', label: 'Not retired' },
          { value: 'draft', label: 'With a draft' },
          { value: 'retired', label: 'Retired' },
        ]}
        onChange={(event) => onFilter({ standing: event.currentTarget.value })}
      />
    </search>
  )
}
