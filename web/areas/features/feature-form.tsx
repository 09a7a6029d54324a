import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { readFeatureValue } from '@portico/contract/areas/features/feature.rules.ts'
import { featureMessages } from '@portico/contract/areas/features/feature.messages.ts'
import type { FeatureDefinition, FeatureEntry } from '@portico/contract/areas/features/feature.shapes.ts'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { FormDialog } from '../../kit/forms/form-dialog.tsx'
import { RadioList } from '../../kit/forms/radio-list.tsx'
import { type FeatureFormValues, typed } from './feature-form-values.ts'
import { FeatureValueField } from './feature-value-field.tsx'
import classes from './features.module.css'
import { useSetFeature } from './feature-calls.ts'
import SettingFailure, { openSectionsOf } from './setting-failure.tsx'

interface Props {
  readonly account: Account
  readonly flag: FeatureDefinition
  readonly entry: FeatureEntry | undefined
  readonly onClose: () => void
}

/** Sets one flag, for the account or for its whole brokerage. */
export function FeatureForm({ account, flag, entry, onClose }: Props) {
  const setFeature = useSetFeature(account.accountCode)
  const form = useForm<FeatureFormValues>({
    defaultValues: { value: typed(entry?.value ?? flag.default), source: entry?.source ?? 'ACCOUNT' },
  })
  const { control } = form
  const [inUse, setInUse] = useState<unknown>()

  const save = async ({ value, source }: FeatureFormValues): Promise<void> => {
    setInUse(undefined)
    try {
      await setFeature({ name: flag.name, value, source })
    } catch (error) {
      if (openSectionsOf(error) === undefined) throw error
      return setInUse(error)
    }
    onClose()
  }

  return (
    <FormDialog
      title={`Set ${flag.name}`}
      form={form}
      onSave={save}
      onClose={onClose}
      failure={() => featureMessages.upsertFailed}
    >
      <div className={classes.fields}>
        {inUse !== undefined && <SettingFailure error={inUse} failure={featureMessages.upsertFailed} />}
        <p className={classes.description}>{flag.description}</p>
        <Controller
          control={control}
          name="value"
          rules={{ validate: (value) => errorOf(flag, value) ?? true }}
          render={({ field, fieldState }) => (
            <FeatureValueField flag={flag} field={field} error={fieldState.error?.message} />
          )}
        />
        <Controller
          control={control}
          name="source"
          render={({ field }) => (
            <RadioList
              label="Source"
              options={[
                { value: 'ACCOUNT', label: 'Account', description: `For ${account.companyName} only.` },
                {
                  value: 'BROKERAGE',
                  label: 'Brokerage',
                  description: `For every account of ${account.brokerName} without a value of its own.`,
                },
              ]}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </div>
    </FormDialog>
  )
}

function errorOf({ name }: FeatureDefinition, value: unknown): string | undefined {
  const read = readFeatureValue(name, value)
  return 'error' in read ? read.error : undefined
}
