import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { TextField } from '../../../kit/forms/text-field.tsx'

interface Props {
  readonly value: string
  readonly onType: (words: string) => void
}

/** Where one types what an account is called. */
export function SearchField({ value, onType }: Props) {
  return (
    <TextField
      type="search"
      label="Find an account"
      placeholder="Company name or code"
      autoComplete="off"
      maxLength={100}
      leftSection={<IconSearch size={18} aria-hidden />}
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}
