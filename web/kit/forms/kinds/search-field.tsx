import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import type { ComponentProps } from 'react'
import { TextField } from '../text-field.tsx'

/** A search field. */
export const SearchField = (props: ComponentProps<typeof TextField>) => (
  <TextField
    type="search"
    autoComplete="off"
    maxLength={100}
    leftSection={<IconSearch size={18} aria-hidden />}
    {...props}
  />
)
