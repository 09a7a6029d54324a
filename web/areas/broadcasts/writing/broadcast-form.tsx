import { respectsOptOut, showsBanner } from '@portico/contract/areas/broadcasts/broadcast.rules.ts'
import {
  broadcastChannels,
  broadcastKinds,
  type BroadcastDraft,
  textLimit,
  titleLimit,
} from '@portico/contract/areas/broadcasts/broadcast.shapes.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import type { SubmitEvent } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { useFirstError } from '../../../kit/forms/errors/field-errors.ts'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { LeaveGuard } from '../../../kit/overlays/leave-guard.tsx'
import classes from '../broadcasts.module.css'
import { AudienceFields } from './audience-fields.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { ScheduleFields } from './schedule-fields.tsx'
import { useDraft } from './use-draft.ts'

/** The form of a new broadcast. */
export function BroadcastForm() {
  const written = useDraft()
  const { draft, change, errors, isDirty, setDirty, busy, failed, check, checked, setChecked, refuse } = written
  const form = useFirstError(errors)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void check()
  }
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      <LeaveGuard when={isDirty}>Your broadcast has not been sent.</LeaveGuard>
      <Card title="Content">
        <MessageFields draft={draft} errors={errors} onChange={change} />
      </Card>
      <Card title="Audience">
        <AudienceFields
          audience={draft.audience}
          error={errors['audience']}
          onChange={(audience) => change({ audience })}
        />
      </Card>
      <Card title="Schedule">
        <ScheduleFields draft={draft} errors={errors} onChange={change} />
      </Card>
      {failed !== undefined && <Notice kind="error">{failed}</Notice>}
      <FormActions>
        <Button type="submit" busy={busy}>
          Preview…
        </Button>
      </FormActions>
      {checked !== undefined && (
        <PreviewDialog
          {...checked}
          onSending={() => setDirty(false)}
          onRefused={(error, otherwise) => {
            setDirty(true)
            refuse(error, otherwise)
          }}
          onClose={() => setChecked(undefined)}
        />
      )}
    </form>
  )
}

interface FieldsProps {
  readonly draft: BroadcastDraft
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (changed: Partial<BroadcastDraft>) => void
}

function MessageFields({ draft, errors, onChange }: FieldsProps) {
  return (
    <div className={classes.form}>
      <TextField
        label="Title"
        required
        maxLength={titleLimit}
        description="The heading of the banner and the subject of the email."
        value={draft.title}
        error={errors['title']}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <TextArea
        label="Message"
        required
        rows={5}
        counter={{ used: draft.text.trim().length, limit: textLimit }}
        value={draft.text}
        error={errors['text']}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <div className={classes.pair}>
        <SelectField
          label="Channel"
          data={[...choicesOf(broadcastChannels)]}
          value={draft.channel}
          onChange={(event) => onChange({ channel: event.currentTarget.value as BroadcastDraft['channel'] })}
        />
        <SelectField
          label="Kind"
          description="Marketing email goes only to people who have not unsubscribed."
          data={[...choicesOf(broadcastKinds)]}
          value={draft.kind}
          onChange={(event) => onChange({ kind: event.currentTarget.value as BroadcastDraft['kind'] })}
        />
      </div>
      {respectsOptOut(draft) && (
        <TextField
          label="Opt-out line"
          required
          maxLength={200}
          description="Each email ends with this line and a personal unsubscribe link."
          value={draft.optOutLine}
          error={errors['optOutLine']}
          onChange={(event) => onChange({ optOutLine: event.currentTarget.value })}
        />
      )}
      {showsBanner(draft) && draft.text.length > 400 && (
        <Notice kind="warning">Long messages scroll inside the banner. A short one is read more often.</Notice>
      )}
    </div>
  )
}
