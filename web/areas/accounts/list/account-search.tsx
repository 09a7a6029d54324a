import { SearchField } from '../../../kit/forms/kinds/search-field.tsx'

interface Props {
  readonly value: string
  readonly onType: (words: string) => void
}

/** A search field for an account's name. */
export function AccountSearch({ value, onType }: Props) {
  return (
    <SearchField
      label="Find an account"
      placeholder="Company name or code"
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}
