import type { OpenLink } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { formatDate } from '../../../platform/formats.ts'
import { LinkUses } from './link-uses.tsx'
import { linksQuery, useLinkCalls } from './open-links.queries.ts'
import classes from './sharing.module.css'

interface Props {
  readonly accountId: string
  readonly onNew: () => void
  readonly onClose: () => void
}

/** The links of shared applications, with their status. */
export function LinksDialog({ accountId, onNew, onClose }: Props) {
  const links = useQuery(linksQuery(accountId))
  return (
    <Dialog title="Shared by link" size="large" onClose={onClose}>
      <Loaded query={links} failed="The links could not be loaded.">
        {(all) =>
          all.length === 0 ? (
            <EmptyState title="No links yet">Share applications with people without a login by email link.</EmptyState>
          ) : (
            <ul className={classes.links} aria-label="Links">
              {all.map((link) => (
                <li key={link.id}>
                  <LinkEntry accountId={accountId} link={link} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <FormActions>
        <Button kind="secondary" onClick={onClose}>
          Close
        </Button>
        <Button onClick={onNew}>New link</Button>
      </FormActions>
    </Dialog>
  )
}

const states = {
  WORKS: { label: 'Active', tone: 'success' },
  EXPIRED: { label: 'Expired', tone: 'neutral' },
  REVOKED: { label: 'Revoked', tone: 'neutral' },
} as const

function LinkEntry({ accountId, link }: { readonly accountId: string; readonly link: OpenLink }) {
  const { recipientName, recipientEmail, applications, state, uses, hasPin, madeBy, expiresAt } = link
  const { resend, revoke } = useLinkCalls(accountId)
  const [busy, setBusy] = useState(false)
  const [revoking, setRevoking] = useState(false)
  const [showsUses, showUses] = useState(false)
  const sendAgain = async (): Promise<void> => {
    setBusy(true)
    try {
      await resend(link.id)
      toasts.show('success', `A new link was emailed to ${recipientEmail}.`)
    } catch (error) {
      toasts.show('error', reasonOf(error, 'The link could not be emailed. Please try again.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={classes.link} aria-label={`Link for ${recipientName}`}>
      <div className={classes.head}>
        <strong>{recipientName}</strong>
        <span className={classes.email}>{recipientEmail}</span>
        <Pill tone={states[state].tone}>{states[state].label}</Pill>
        {hasPin && <Pill tone="neutral">PIN</Pill>}
      </div>
      <p>{applications.map(({ name, year }) => `${name} ${year}`).join(', ')}</p>
      <p className={classes.quiet}>
        {madeBy} · expires {formatDate(new Date(expiresAt))} · {uses === 1 ? '1 use' : `${uses} uses`}
      </p>
      <div className={classes.actions}>
        <Button kind="quiet" small aria-expanded={showsUses} onClick={() => showUses(!showsUses)}>
          {showsUses ? 'Hide uses' : 'Show uses'}
        </Button>
        {state !== 'REVOKED' && (
          <>
            <Button kind="secondary" small busy={busy} onClick={() => void sendAgain()}>
              Send again
            </Button>
            <Button kind="quiet-danger" small onClick={() => setRevoking(true)}>
              Revoke
            </Button>
          </>
        )}
      </div>
      {showsUses && <LinkUses accountId={accountId} linkId={link.id} />}
      {revoking && (
        <ConfirmCall
          title={`Revoke the link for ${recipientName}?`}
          confirmLabel="Revoke"
          failure="The link could not be revoked. Please try again."
          run={async () => {
            await revoke(link.id)
          }}
          onClose={() => setRevoking(false)}
        >
          <p>The link will stop working. Answers received through it are kept.</p>
        </ConfirmCall>
      )}
    </section>
  )
}
