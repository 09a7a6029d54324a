import { scheduleRuleMessages as messages } from '@portico/contract/areas/schedule-rules/schedule-rule.messages.ts'
import { isSimulated } from '@portico/contract/areas/schedule-rules/schedule-rule.rules.ts'
import { confirmationPercent, type ScheduleRule } from '@portico/contract/areas/schedule-rules/schedule-rule.shapes.ts'
import { useState } from 'react'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { counted } from '../../../platform/formats.ts'
import { rulePath, rulesPath } from '../rule-labels.tsx'
import classes from '../rules.module.css'
import { useRuleCalls } from '../rules.queries.ts'

interface Props {
  readonly rule: ScheduleRule
}

/** The actions on a rule in its current status. */
export function RuleActions({ rule }: Props) {
  const [asked, setAsked] = useState<'publish' | 'retire'>()
  const close = (): void => setAsked(undefined)
  const isDraft = rule.state === 'DRAFT'
  return (
    <div className={classes.actions}>
      {isDraft ? (
        <AppLink href={`${rulePath(rule.id)}/edit`} {...buttonLook('secondary')}>
          Edit
        </AppLink>
      ) : (
        <AppLink href={`${rulesPath}/new?from=${rule.id}`} {...buttonLook('secondary')}>
          Copy to a new draft
        </AppLink>
      )}
      {rule.state !== 'RETIRED' && (
        <Button kind={isDraft ? 'secondary' : 'danger'} onClick={() => setAsked('retire')}>
          Retire…
        </Button>
      )}
      {isDraft && isSimulated(rule) && <Button onClick={() => setAsked('publish')}>Publish…</Button>}
      {asked === 'publish' && <PublishDialog rule={rule} onClose={close} />}
      {asked === 'retire' && <RetireDialog rule={rule} onClose={close} />}
    </div>
  )
}

interface DialogProps extends Props {
  readonly onClose: () => void
}

function PublishDialog({ rule, onClose }: DialogProps) {
  const { publish } = useRuleCalls()
  const { hits = 0, percent = 0, accounts = 0 } = rule.simulation ?? {}
  const isMany = percent > confirmationPercent
  const [isConfirmed, setConfirmed] = useState(false)
  return (
    <ConfirmCall
      title={`Publish “${rule.name}”?`}
      confirmLabel="Publish rule"
      failure={messages.publishFailed}
      run={() => publish(rule, isConfirmed)}
      onClose={onClose}
    >
      <p>
        The rule marks {counted(hits, 'stored row')} on {counted(accounts, 'account')}, {percent}% of the rows. Rows are
        checked in the background. A published rule can be retired but not changed.
      </p>
      {isMany && (
        <>
          <Notice kind="warning">{messages.confirm(percent, confirmationPercent)}</Notice>
          <CheckField
            label="I confirm that this rule may mark this many rows"
            checked={isConfirmed}
            onChange={({ currentTarget: { checked } }) => setConfirmed(checked)}
          />
        </>
      )}
    </ConfirmCall>
  )
}

function RetireDialog({ rule, onClose }: DialogProps) {
  const { retire } = useRuleCalls()
  return (
    <ConfirmCall
      title={`Retire “${rule.name}”?`}
      confirmLabel="Retire rule"
      failure={messages.retireFailed}
      run={() => retire(rule)}
      onClose={onClose}
    >
      <p>
        {rule.state === 'DRAFT'
          ? 'The draft will not be published. It stays in the list.'
          : 'Rows are no longer checked by this rule. Its marks disappear in the background.'}
      </p>
    </ConfirmCall>
  )
}
