import { allScheduleTypes, nameOfType, type ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FieldGroup } from '../../../kit/forms/field-group.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { call } from '../../../platform/client.ts'
import { useWork } from '../../../platform/use-work.ts'
import { shownTypes } from './overview.rules.ts'

interface Props {
  readonly accountId: string
  /** The types that the account keeps, those without a page among them. */
  readonly kept: readonly string[]
  readonly onClose: () => void
}

const choices = shownTypes(allScheduleTypes)

/** Chooses which schedules an account keeps. */
export default function ChooseSchedules({ accountId, kept, onClose }: Props) {
  const cache = useQueryClient()
  const { busy, refused, run } = useWork()
  const [was] = useState(kept)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(kept))
  const toggle = (type: ScheduleType, isChosen: boolean): void =>
    setChosen(new Set(isChosen ? [...chosen, type] : [...chosen].filter((each) => each !== type)))

  const save = async (): Promise<void> => {
    const types = allScheduleTypes.filter((type) => chosen.has(type))
    await call('PUT /api/accounts/{id}/schedules/shown', {
      params: { id: accountId },
      body: { types, was: [...was] },
    }).finally(() => void cache.invalidateQueries({ queryKey: ['GET /api/accounts/{accountId}/features'] }))
    toasts.show('success', 'Schedules saved')
    onClose()
  }

  return (
    <Dialog title="Choose schedules" size="large" onClose={onClose}>
      {refused !== undefined && <Notice kind="error">{refused}</Notice>}
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
        <Button busy={busy} onClick={() => void run(save, 'The schedules could not be saved. Please try again.')}>
          Save
        </Button>
      </FormActions>
    </Dialog>
  )
}
