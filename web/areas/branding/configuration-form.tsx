import '../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { configurationMessages } from '@portico/contract/areas/branding/configuration.messages.ts'
import { type Configuration, ConfigurationEdit } from '@portico/contract/areas/branding/configuration.shapes.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { type SubmitEvent, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Button } from '../../kit/controls/button.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { ConflictChoice } from '../../kit/forms/conflicts/conflict-choice.tsx'
import { useLateValues } from '../../kit/forms/conflicts/use-late-values.ts'
import { FormActions } from '../../kit/forms/form-actions.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { TextArea } from '../../kit/forms/text-area.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { LeaveGuard } from '../../kit/overlays/leave-guard.tsx'
import { reasonOf, refusedFields, refusedWith } from '../../platform/call-error.ts'
import { zoneOptions } from '../../platform/time-zones.ts'
import { ColorsCard } from './colors-card.tsx'
import { differences, valuesOf } from './configuration-values.ts'
import { saveKey, useSaveConfiguration } from './configuration.queries.ts'
import { LoginCard } from './login-card.tsx'
import classes from './configuration.module.css'

/** Names, address and colors of a brokerage, saved together. */
export function ConfigurationForm({ configuration }: { readonly configuration: Configuration }) {
  const [failed, setFailed] = useState<string>()
  const [theirs, setTheirs] = useState<Configuration>()
  const { mutateAsync } = useSaveConfiguration()
  const form = useForm({ resolver: zodResolver(ConfigurationEdit), defaultValues: valuesOf(configuration) })
  const { formState, register, reset } = form
  const { errors, isDirty, isSubmitting } = formState

  useLateValues(form, valuesOf(configuration))

  const startFrom = (base: Configuration): void => {
    setTheirs(undefined)
    setFailed(undefined)
    reset(valuesOf(base))
  }
  const save = async (edit: ConfigurationEdit): Promise<void> => {
    setFailed(undefined)
    try {
      startFrom(await mutateAsync({ params: { id: configuration.brokerCode }, body: edit }))
    } catch (error) {
      if (refusedWith(saveKey, error, 409)) setTheirs(error.body.current)
      else setFailed(reasonOf(error, refusedFields(error)['redirectClients'] ?? configurationMessages.saveFailed))
    }
  }

  return (
    <FormProvider {...form}>
      <LeaveGuard when={isDirty}>Your configuration changes have not been saved.</LeaveGuard>
      <form noValidate className={classes.form} onSubmit={(event: SubmitEvent) => void form.handleSubmit(save)(event)}>
        <Card title="Names and address">
          <div className={classes.fields}>
            <div className={classes.pair}>
              <TextField
                label="Name"
                required
                description="Shown at login, in messages, and throughout the portal"
                error={errors.name?.message}
                {...register('name')}
              />
              <TextField
                label="Tab name"
                description="Title of the browser tab. Leave blank to use “Portico”"
                error={errors.tabName?.message}
                {...register('tabName')}
              />
            </div>
            <TextArea
              label="Letterhead"
              description="Printed on letters, binders, and submission packets: address, phone, and license number, one per line"
              error={errors.letterhead?.message}
              {...register('letterhead')}
            />
            <SelectField
              label="Time zone"
              description="Used to count business days for reply times"
              data={zoneOptions(configuration.timeZone)}
              error={errors.timeZone?.message}
              {...register('timeZone')}
            />
            <Address {...configuration} />
            <CheckField
              label="Send clients to this brokerage’s own address"
              description="After logging in elsewhere, a client with accounts only at this brokerage is redirected to this address to log in."
              disabled={configuration.subdomain === null}
              {...register('redirectClients')}
            />
          </div>
        </Card>
        <LoginCard />
        <ColorsCard saved={configuration.colors} />
        <div className={classes.end}>
          {failed !== undefined && <Notice kind="error">{failed}</Notice>}
          {theirs !== undefined && (
            <ConflictChoice
              message={messages.stale}
              differences={differences(form.getValues(), theirs)}
              onTakeTheirs={() => startFrom(theirs)}
              onKeepMine={() => void form.handleSubmit((edit) => save({ ...edit, version: theirs.version }))()}
            />
          )}
          <FormActions>
            <p role="status" className={classes.unsaved}>
              {isDirty && 'You have unsaved changes.'}
            </p>
            <Button kind="secondary" disabled={!isDirty || isSubmitting} onClick={() => startFrom(configuration)}>
              Undo changes
            </Button>
            <Button type="submit" busy={isSubmitting} disabled={!isDirty || theirs !== undefined}>
              Save
            </Button>
          </FormActions>
        </div>
      </form>
    </FormProvider>
  )
}

function Address({ subdomain, address }: Pick<Configuration, 'subdomain' | 'address'>) {
  if (subdomain === null) return <p className={classes.hint}>This brokerage does not have its own address yet.</p>
  return <p>Own address: {address === null ? <strong>{subdomain}</strong> : <a href={address}>{address}</a>}</p>
}
