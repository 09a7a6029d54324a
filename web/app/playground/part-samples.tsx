import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Choice } from '../../kit/controls/choice.tsx'
import { IconButton } from '../../kit/controls/icon-button.tsx'
import { Facts } from '../../kit/data/facts.tsx'
import { Monogram } from '../../kit/data/monogram.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../kit/feedback/states.tsx'
import { toasts } from '../../kit/feedback/toasts.ts'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { DateField } from '../../kit/forms/date-field.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { TextArea } from '../../kit/forms/text-area.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { ConfirmDialog } from '../../kit/overlays/confirm-dialog.tsx'
import { Dialog } from '../../kit/overlays/dialog.tsx'
import { Menu } from '../../kit/overlays/menu.tsx'
import classes from './playground.module.css'

const kinds = ['primary', 'secondary', 'quiet', 'danger', 'quiet-danger'] as const
const tones = ['neutral', 'brand', 'success', 'warning', 'danger'] as const
const notices = ['info', 'success', 'warning', 'error'] as const

export function ControlSamples() {
  return (
    <Card title="Controls">
      {[{}, { small: true }, { busy: true }, { disabled: true }].map((state) => (
        <div key={JSON.stringify(state)} className={classes.line}>
          {kinds.map((kind) => (
            <Button key={kind} kind={kind} {...state}>
              Renew policy
            </Button>
          ))}
        </div>
      ))}
      <div className={classes.line}>
        <IconButton label="More" icon={<IconDots size={20} />} />
        <IconButton label="More, counted" icon={<IconDots size={20} />} count={3} />
        <IconButton label="More, not now" icon={<IconDots size={20} />} disabled />
        <Menu
          label="Menu of a policy"
          icon={<IconDots size={20} />}
          items={[
            { label: 'Open', onSelect: () => undefined },
            { label: 'Renew', onSelect: () => undefined, unavailable: 'It expires in 200 days' },
            { label: 'Cancel policy', onSelect: () => undefined, danger: true, separated: true },
          ]}
        />
        {tones.map((tone) => (
          <Pill key={tone} tone={tone}>
            {tone}
          </Pill>
        ))}
        <Monogram name="Harbor Insurance" />
      </div>
    </Card>
  )
}

export function FieldSamples() {
  const [day, setDay] = useState<Date | null>(null)
  return (
    <Card title="Fields">
      <div className={classes.fields}>
        <TextField label="Legal name" placeholder="Acme Builders Group, Inc." />
        <TextField label="FEIN" defaultValue="12-34" error="2 digits, a dash, and 7 digits" />
        <TextField label="Policy number" defaultValue="GL-4471-02" disabled />
        <SelectField label="Line" data={['General liability', 'Property', 'Workers compensation']} />
        <DateField label="Effective date" value={day} onChange={setDay} />
        <TextArea label="Operations" description="Describe the company’s operations" />
        <CheckField label="Include owned vehicles" />
        <CheckField label="Include hired vehicles" defaultChecked disabled />
      </div>
    </Card>
  )
}

export function FeedbackSamples() {
  const [opened, setOpened] = useState<'dialog' | 'confirm'>()
  const [state, setState] = useState<'loading' | 'empty' | 'error'>('empty')
  const close = () => setOpened(undefined)
  return (
    <Card title="Feedback">
      {notices.map((kind) => (
        <Notice key={kind} kind={kind}>
          The certificate for Summit Bank was sent.
        </Notice>
      ))}
      <div className={classes.line}>
        <Button kind="secondary" onClick={() => toasts.show('success', 'Certificate sent')}>
          Show a message
        </Button>
        <Button kind="secondary" onClick={() => setOpened('dialog')}>
          Open a dialog
        </Button>
        <Button kind="secondary" onClick={() => setOpened('confirm')}>
          Ask first
        </Button>
      </div>
      <Facts
        facts={[
          { label: 'Carrier', value: 'Granite Mutual' },
          { label: 'Premium', value: '$18,240' },
        ]}
      />
      <Choice
        label="State of a list"
        value={state}
        onChange={setState}
        options={[
          { value: 'loading', label: 'Loading' },
          { value: 'empty', label: 'Empty' },
          { value: 'error', label: 'Failed' },
        ]}
      />
      {state === 'loading' && <LoadingState />}
      {state === 'empty' && <EmptyState title="No claims">Reported claims appear here.</EmptyState>}
      {state === 'error' && <ErrorState title="Claims could not be loaded" onRetry={() => setState('loading')} />}
      {opened === 'dialog' && (
        <Dialog title="Certificate" onClose={close}>
          <p>Sent to Summit Bank this morning.</p>
        </Dialog>
      )}
      {opened === 'confirm' && (
        <ConfirmDialog title="Delete certificate?" confirmLabel="Delete" onConfirm={close} onCancel={close}>
          <p>This cannot be undone.</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
