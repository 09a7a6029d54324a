import { idCardMessages } from '@portico/contract/areas/id-cards/id-card.messages.ts'
import type { IdCardVehicle } from '@portico/contract/areas/id-cards/id-card.shapes.ts'
import type { Language } from '@portico/contract/kit/email/languages.ts'
import { useForm, useWatch } from 'react-hook-form'
import { Choice } from '../../../kit/controls/choice.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { PhoneField } from '../../../kit/forms/masks/phone-field.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { RecipientLanguageField } from '../../../kit/language/recipient-language.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import classes from '../id-cards.module.css'
import { useIdCardCalls } from '../id-cards.queries.ts'

interface Props {
  readonly accountId: string
  readonly vehicle: IdCardVehicle
  readonly of: { readonly policyId: string; readonly on: string }
  readonly onClose: () => void
}

const channels = [
  { value: 'sms', label: 'Text message' },
  { value: 'email', label: 'Email' },
] as const

const durations = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '366', label: '1 year' },
]

interface Draft {
  recipientName: string
  channel: 'sms' | 'email'
  recipient: string
  language: Language
  days: string
}

/** Sends the card of a vehicle to its driver. */
export function SendDialog({ accountId, vehicle, of, onClose }: Props) {
  const { send } = useIdCardCalls(accountId)
  const form = useForm<Draft>({
    defaultValues: { recipientName: vehicle.driver, channel: 'sms', recipient: '', language: 'en', days: '30' },
  })
  const { errors } = form.formState
  const channel = useWatch({ control: form.control, name: 'channel' })
  const recipient = { required: true, error: errors.recipient?.message, ...form.register('recipient') }
  return (
    <FormDialog
      title={`Send the card of ${vehicle.label}`}
      saveLabel="Send"
      form={form}
      onSave={async ({ days, ...draft }) => {
        await send({ ...of, ...draft, vehicleId: vehicle.id, days: Number(days) })
        onClose()
      }}
      onClose={onClose}
      failure={(error) => reasonOf(error, idCardMessages.sendFailed, 'vehicleId')}
    >
      <div className={classes.stack}>
        <p className={classes.note}>
          The driver gets a link that opens without a login. It shows the card as long as the vehicle and the policy are
          in force.
        </p>
        <TextField
          label="Driver"
          required
          data-autofocus
          maxLength={120}
          error={errors.recipientName?.message}
          {...form.register('recipientName')}
        />
        <Choice
          label="Send by"
          options={channels}
          value={channel}
          onChange={(to) => form.setValue('channel', to, { shouldDirty: true })}
        />
        {channel === 'sms' ? (
          <PhoneField key="sms" label="Phone" {...recipient} />
        ) : (
          <TextField key="email" label="Email" type="email" {...recipient} />
        )}
        <RecipientLanguageField label="Message language" {...form.register('language')} />
        <SelectField label="Link expires after" data={durations} {...form.register('days')} />
      </div>
    </FormDialog>
  )
}
