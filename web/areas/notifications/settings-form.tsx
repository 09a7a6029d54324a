import type { NotificationKind } from '@portico/contract/areas/notifications/notification-kinds.ts'
import { errorsOf } from '@portico/contract/areas/notifications/notification.rules.ts'
import type {
  NotificationChoices,
  NotificationSettings,
} from '@portico/contract/areas/notifications/notification.shapes.ts'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { FormActions } from '../../kit/forms/form-actions.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { ChannelTable } from './channel-table.tsx'
import classes from './notifications-screen.module.css'
import { useSaveSettings } from './notifications.queries.ts'
import { TellingTimes } from './telling-times.tsx'

type FieldErrors = Partial<Record<NotificationKind, string>>

/** Event by channel, quiet hours, time zone and the hour of digests. */
export function SettingsForm({ settings }: { readonly settings: NotificationSettings }) {
  const { email: _email, phone, ...saved } = settings
  const [choices, setChoices] = useState<NotificationChoices>(saved)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failed, setFailed] = useState<string>()
  const { mutateAsync, isPending } = useSaveSettings()
  const isChanged = JSON.stringify(choices) !== JSON.stringify(saved)

  const change = (part: Partial<NotificationChoices>): void => {
    setChoices({ ...choices, ...part })
    setErrors({})
  }
  const save = async (): Promise<void> => {
    const found = errorsOf(choices.kinds, { hasPhone: phone !== null })
    setErrors(found)
    setFailed(undefined)
    if (Object.keys(found).length > 0) return
    try {
      await mutateAsync({ body: choices })
    } catch (error) {
      setFailed(reasonOf(error, 'Your preferences could not be saved. Please try again.', 'quietHours'))
    }
  }

  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        void save()
      }}
    >
      {failed !== undefined && <Notice kind="error">{failed}</Notice>}
      {phone === null && (
        <p className={classes.hint}>
          Text messages need a verified phone. <AppLink href="/my-user">Set one up under Two-factor.</AppLink>
        </p>
      )}
      <ChannelTable
        kinds={choices.kinds}
        hasPhone={phone !== null}
        errors={errors}
        onChange={(kinds) => change({ kinds })}
      />
      <TellingTimes choices={choices} onChange={change} />
      <FormActions>
        <Button kind="quiet" disabled={!isChanged || isPending} onClick={() => change(saved)}>
          Undo changes
        </Button>
        <Button type="submit" busy={isPending} disabled={!isChanged}>
          Save
        </Button>
      </FormActions>
    </form>
  )
}
