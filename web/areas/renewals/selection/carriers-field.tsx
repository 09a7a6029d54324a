import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { IconButton } from '../../../kit/controls/icon-button.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import classes from './selection.module.css'

interface Props {
  /** Of the line. */
  readonly name: string
  readonly carriers: readonly string[]
  /** Omitted for people who may only read. */
  readonly onChange?: (carriers: readonly string[]) => void
}

/** The excluded carriers of a line. */
export function CarriersField({ name, carriers, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const add = (): void => {
    const carrier = typed.trim()
    if (carrier === '') return setError('Enter the name of a carrier')
    const isThere = carriers.some((other) => other.toLowerCase() === carrier.toLowerCase())
    if (isThere) return setError('This carrier is already excluded')
    onChange?.([...carriers, carrier])
    setTyped('')
  }
  if (onChange === undefined && carriers.length === 0) return null
  return (
    <div className={classes.carriers}>
      {carriers.length > 0 && (
        <ul aria-label={`Excluded carriers for ${name}`}>
          {carriers.map((carrier) => (
            <li key={carrier}>
              <Pill>
                {onChange === undefined ? 'Not ' : ''}
                {carrier}
              </Pill>
              {onChange !== undefined && (
                <IconButton
                  label={`Ask ${carrier} again`}
                  icon={<IconX size={16} />}
                  small
                  onClick={() => onChange(carriers.filter((other) => other !== carrier))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {onChange !== undefined && (
        <div className={classes.add}>
          <TextField
            label={`Excluded carrier for ${name}`}
            autoComplete="off"
            maxLength={120}
            value={typed}
            error={error}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setError(undefined)
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') add()
            }}
          />
          <Button kind="secondary" onClick={add}>
            Exclude
          </Button>
        </div>
      )}
    </div>
  )
}
