import { SearchField } from '../../../kit/forms/kinds/search-field.tsx'

interface Props {
  readonly value: string
  readonly onType: (words: string) => void
}

/** Where one types what an account is called. */
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
