import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { IconButton } from '../../../kit/controls/icon-button.tsx'
import type { Lookup } from '../../../kit/lookup/lookup-option.ts'
import { LookupField } from '../../../kit/lookup/lookup-field.tsx'
import classes from '../broadcasts.module.css'

interface Props {
  readonly label: string
  readonly noun: string
  readonly codes: readonly string[]
  readonly lookup: Lookup
  readonly onChange: (codes: string[]) => void
}

/** Codes that are found one by one, and the ones chosen. */
export function CodeList({ label, noun, codes, lookup, onChange }: Props) {
  const [typed, setTyped] = useState('')
  return (
    <div>
      <LookupField
        label={label}
        description={`Search by name or code and choose from the list. Leave blank to include every ${noun}.`}
        lookup={lookup}
        value={typed}
        onChange={(text, chosen) => {
          setTyped(chosen === undefined ? text : '')
          if (chosen !== undefined && !codes.includes(chosen.value)) onChange([...codes, chosen.value])
        }}
      />
      {codes.length > 0 && (
        <ul className={classes.codes} aria-label={`Chosen ${label.toLowerCase()}`}>
          {codes.map((code) => (
            <li key={code} className={classes.code}>
              {code}
              <IconButton
                small
                icon={<IconX size={16} />}
                label={`Remove ${code}`}
                onClick={() => onChange(codes.filter((each) => each !== code))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
