import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import type { ComponentProps } from 'react'
import { TextField } from '../text-field.tsx'

/** Where one types what to look for. */
export const SearchField = (props: ComponentProps<typeof TextField>) => (
  <TextField
    type="search"
    autoComplete="off"
    maxLength={100}
    leftSection={<IconSearch size={18} aria-hidden />}
    {...props}
  />
)
