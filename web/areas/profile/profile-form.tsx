import '../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { Profile } from '@portico/contract/areas/profile/profile.shapes.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { type SubmitEvent, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { Button } from '../../kit/controls/button.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { useLateValues } from '../../kit/forms/conflicts/use-late-values.ts'
import { FormActions } from '../../kit/forms/form-actions.tsx'
import { TextArea } from '../../kit/forms/text-area.tsx'
import { PhoneField } from '../../kit/forms/masks/phone-field.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import { LeaveGuard } from '../../kit/overlays/leave-guard.tsx'
import { reasonOf, refusedFields } from '../../platform/call-error.ts'
import { formatPhone } from '../../platform/formats.ts'
import { useSignedInUser } from '../session/session.public.ts'
import { useSaveProfile } from './profile.queries.ts'
import classes from './profile-form.module.css'

const servicesLimit = 500
const saveFailed = 'Your profile could not be saved. Please try again.'

type ProfileValues = z.input<typeof Profile>

/** Initial values: empty text if blank. */
function valuesOf(user: CurrentUser): ProfileValues {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    titles: user.titles ?? '',
    licensesOrDesignations: user.licensesOrDesignations ?? '',
    services: user.services ?? '',
    publicPhone: formatPhone(user.publicPhone ?? ''),
  }
}

/** The person's name and profile. */
export function ProfileForm() {
  const user = useSignedInUser()
  const [failed, setFailed] = useState<string>()
  const { mutateAsync } = useSaveProfile()
  const form = useForm({
    resolver: zodResolver(Profile),
    defaultValues: valuesOf(user),
  })
  useLateValues(form, valuesOf(user))
  const { control, formState, register, setError, setValue } = form
  const { errors, isDirty, isSubmitting } = formState
  const services = useWatch({ control, name: 'services' })

  const save = form.handleSubmit(async (profile) => {
    setFailed(undefined)
    try {
      form.reset(valuesOf(await mutateAsync({ body: profile })))
    } catch (error) {
      const refused = Object.entries(refusedFields(error)).filter(([name]) => name in form.getValues())
      for (const [name, message] of refused) setError(name as keyof ProfileValues, { message })
      if (refused.length === 0) setFailed(reasonOf(error, saveFailed))
    }
  })
  const undo = (): void => {
    setFailed(undefined)
    form.reset(valuesOf(user))
  }
  const field = (name: keyof ProfileValues) => ({ ...register(name), error: errors[name]?.message })

  return (
    <>
      <LeaveGuard when={isDirty}>Your profile changes have not been saved.</LeaveGuard>
      <form noValidate className={classes.form} onSubmit={(event: SubmitEvent) => void save(event)}>
        {failed !== undefined && <Notice kind="error">{failed}</Notice>}
        <div className={classes.pair}>
          <TextField label="First name" required autoComplete="given-name" {...field('firstName')} />
          <TextField label="Last name" required autoComplete="family-name" {...field('lastName')} />
          <TextField label="Titles" autoComplete="organization-title" {...field('titles')} />
          <TextField label="Licenses or designations" {...field('licensesOrDesignations')} />
        </div>
        <TextArea
          label="Services"
          rows={3}
          counter={{ used: (services ?? '').trim().length, limit: servicesLimit }}
          {...field('services')}
        />
        <div className={classes.pair}>
          <PhoneField
            label="Public phone"
            description="Example: (555) 010-0100. Visible to your clients."
            {...field('publicPhone')}
            onBlur={() =>
              setValue('publicPhone', formatPhone(form.getValues('publicPhone') ?? ''), { shouldDirty: true })
            }
          />
        </div>
        <FormActions>
          <p role="status" className={classes.unsaved}>
            {isDirty && 'You have unsaved changes.'}
          </p>
          <Button kind="secondary" disabled={!isDirty || isSubmitting} onClick={undo}>
            Undo changes
          </Button>
          <Button type="submit" busy={isSubmitting} disabled={!isDirty}>
            Save
          </Button>
        </FormActions>
      </form>
    </>
  )
}
