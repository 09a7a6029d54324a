import { certificateRenewalMessages } from '@portico/contract/areas/certificate-renewals/certificate-renewal.messages.ts'
import {
  type CertificateRenewalList,
  renewalStates,
} from '@portico/contract/areas/certificate-renewals/certificate-renewal.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { counted, formatDate, formatMoment } from '../../platform/formats.ts'
import { useWork } from '../../platform/use-work.ts'
import { renewalTones } from './renewal-tones.ts'
import classes from './certificate-renewals.module.css'
import { useRenewalCalls, useRenewals } from './renewals.queries.ts'

/** Renewed policies whose certificates can be issued again, and the renewals so far. */
export default function RenewalsScreen({ accountId }: { readonly accountId: string }) {
  const renewals = useRenewals(accountId)
  return (
    <Page
      title="Certificate Renewals"
      lead="Issue last year’s certificates again once the policies have renewed, for all holders at once."
    >
      <Loaded query={renewals} failed={certificateRenewalMessages.loadFailed} lines={6}>
        {(data) => (
          <div className={classes.stack}>
            <Card title="Renewed policies">
              <Preparation accountId={accountId} data={data} />
            </Card>
            <Card title="Renewals">
              <Earlier accountId={accountId} data={data} />
            </Card>
          </div>
        )}
      </Loaded>
    </Page>
  )
}

interface Props {
  readonly accountId: string
  readonly data: CertificateRenewalList
}

const pathOf = (accountId: string, id: string): string =>
  `/${encodeURIComponent(accountId)}/certificate-renewals/${encodeURIComponent(id)}`

function Preparation({ accountId, data: { policies, mayChange } }: Props) {
  const { prepare } = useRenewalCalls(accountId)
  const navigate = useNavigate()
  const work = useWork()
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set())
  const listed = policies.filter(({ certificates }) => certificates > 0)
  const chosen = listed.filter(({ id }) => !dropped.has(id)).map(({ id }) => id)
  if (listed.length === 0)
    return (
      <EmptyState title="No certificates to renew">
        Policies appear here when they replace a policy that is on a certificate in force.
      </EmptyState>
    )
  const toggle = (id: string): void => {
    const next = new Set(dropped)
    if (!next.delete(id)) next.add(id)
    setDropped(next)
  }
  const start = async (): Promise<void> => {
    const { id } = await prepare(chosen)
    await navigate({ to: pathOf(accountId, id) })
  }
  return (
    <div className={classes.stack}>
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      <ul className={classes.list} aria-label="Renewed policies">
        {listed.map(({ id, policyType, policyNumber, effectiveOn, replaces, certificates }) => (
          <li key={id}>
            <CheckField
              label={`${policyTypeName(policyType)} ${policyNumber}`}
              description={`Effective ${formatDate(effectiveOn)}, replaces ${replaces}. ${counted(certificates, 'certificate')}.`}
              checked={!dropped.has(id)}
              disabled={!mayChange}
              onChange={() => toggle(id)}
            />
          </li>
        ))}
      </ul>
      {mayChange && (
        <div className={classes.actions}>
          <Button
            busy={work.busy}
            disabled={chosen.length === 0}
            onClick={() => void work.run(start, certificateRenewalMessages.startFailed, 'policyIds')}
          >
            Review certificates
          </Button>
          <span className={classes.under}>Nothing is sent until you start the renewal.</span>
        </div>
      )}
    </div>
  )
}

function Earlier({ accountId, data: { renewals } }: Props) {
  if (renewals.length === 0)
    return <p className={classes.under}>No renewals yet. They appear here with their results.</p>
  return (
    <ul className={classes.list} aria-label="Renewals">
      {renewals.map(({ id, state, policies, startedBy, createdAt }) => (
        <li key={id}>
          <div className={classes.line}>
            <AppLink href={pathOf(accountId, id)}>{policies.join(', ')}</AppLink>
            <Pill tone={renewalTones[state]}>{renewalStates[state]}</Pill>
          </div>
          <span className={classes.under}>
            {formatMoment(createdAt)}, by {startedBy}
          </span>
        </li>
      ))}
    </ul>
  )
}
