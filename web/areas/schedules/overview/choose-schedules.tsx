import { allScheduleTypes, nameOfType, type ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FieldGroup } from '../../../kit/forms/field-group.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { call } from '../../../platform/client.ts'
import { reasonOf } from '../../../platform/call-error.ts'
import { SettingFailure } from '../../features/features.public.ts'
import { shownTypes } from './overview.rules.ts'

interface Props {
  readonly accountId: string
  /** The types that the account keeps, those without a page among them. */
  readonly stored: readonly string[]
  readonly onClose: () => void
}

const choices = shownTypes(allScheduleTypes)
const failure = 'The schedules could not be saved. Please try again.'

/** Chooses which schedules an account keeps. */
export default function ChooseSchedules({ accountId, stored, onClose }: Props) {
  const cache = useQueryClient()
  const [was] = useState(stored)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(stored))
  const toggle = (type: ScheduleType, isChosen: boolean): void =>
    setChosen(new Set(isChosen ? [...chosen, type] : [...chosen].filter((each) => each !== type)))
  const { mutate, error, isPending } = useMutation({
    mutationFn: (types: ScheduleType[]) =>
      call('PUT /api/accounts/{id}/schedules/shown', { params: { id: accountId }, body: { types, was: [...was] } }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['GET /api/accounts/{accountId}/features'] }),
    onSuccess: () => {
      toasts.show('success', 'Schedules saved')
      onClose()
    },
  })

  return (
    <Dialog title="Choose schedules" size="large" onClose={onClose}>
      {error !== null && <SettingFailure error={error} failure={reasonOf(error, failure)} />}
      <FieldGroup
        label="Schedules of this account"
        description="Rows of a schedule that you clear are kept. They appear again when you select it."
      >
        {choices.map((type) => (
          <CheckField
            key={type}
            label={nameOfType(type)}
            checked={chosen.has(type)}
            onChange={({ currentTarget }) => toggle(type, currentTarget.checked)}
          />
        ))}
      </FieldGroup>
      <FormActions>
        <Button kind="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={isPending} onClick={() => mutate(allScheduleTypes.filter((type) => chosen.has(type)))}>
          Save
        </Button>
      </FormActions>
    </Dialog>
  )
}
