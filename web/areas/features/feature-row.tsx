import { featureMessages } from '@portico/contract/areas/features/feature.messages.ts'
import type { FeatureDefinition, FeatureEntry } from '@portico/contract/areas/features/feature.shapes.ts'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { shownValue, sourceNames } from './feature-labels.ts'
import classes from './features.module.css'
import { useSetFeature } from './feature-calls.ts'
import SettingFailure from './setting-failure.tsx'

interface Props {
  readonly accountCode: string
  readonly flag: FeatureDefinition
  /** Undefined if the flag has its default. */
  readonly entry: FeatureEntry | undefined
  readonly onSet: () => void
  readonly onRemove: () => void
}

/** One flag: what it decides, what holds and whose value that is. What is on or off is flipped in place. */
export function FeatureRow({ accountCode, flag, entry, onSet, onRemove }: Props) {
  const { name, description } = flag
  const value = entry?.value ?? flag.default
  const [failed, setFailed] = useState<unknown>()
  return (
    <li className={classes.flag}>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.description}>{description}</p>
        {failed !== undefined && <SettingFailure error={failed} failure={featureMessages.upsertFailed} />}
        <p className={classes.value}>
          {typeof value === 'boolean' ? (
            <Flip
              accountCode={accountCode}
              name={name}
              value={value}
              source={entry?.source ?? 'ACCOUNT'}
              onFailure={setFailed}
            />
          ) : (
            <span>{shownValue(value)}</span>
          )}
          <Pill tone={entry === undefined ? 'neutral' : 'brand'}>{sourceNames[entry?.source ?? 'DEFAULT']}</Pill>
        </p>
      </div>
      <div className={classes.actions}>
        <Button kind="secondary" small aria-label={`Set ${name}`} onClick={onSet}>
          Set
        </Button>
        {entry !== undefined && (
          <Button kind="quiet-danger" small aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        )}
      </div>
    </li>
  )
}

interface FlipProps extends Pick<FeatureEntry, 'name' | 'source'> {
  readonly accountCode: string
  readonly value: boolean
  /** Undefined when it is tried again. */
  readonly onFailure: (error: unknown) => void
}

/** Flips the value where it is set; an unset flag is set for the account. */
function Flip({ accountCode, name, value, source, onFailure }: FlipProps) {
  const setFeature = useSetFeature(accountCode)
  const [busy, setBusy] = useState(false)

  const flip = async (): Promise<void> => {
    setBusy(true)
    onFailure(undefined)
    try {
      await setFeature({ name, value: !value, source })
    } catch (error) {
      onFailure(error)
    }
    setBusy(false)
  }

  return (
    <label className={classes.flip}>
      <CheckField
        aria-label={name}
        checked={value}
        aria-busy={busy || undefined}
        onChange={() => {
          if (!busy) void flip()
        }}
      />
      {shownValue(value)}
    </label>
  )
}
