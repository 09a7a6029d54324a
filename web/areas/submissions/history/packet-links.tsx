import type { Language } from '@portico/contract/kit/email/languages.ts'
import type { PacketLink, SubmissionDetails } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { DataTable } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { RecipientLanguageField } from '../../../kit/language/recipient-language.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { counted, formatDate, formatMoment } from '../../../platform/formats.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import { linkLabels, packetUseLabels } from '../submission-labels.ts'
import { previewQuery, usesQuery, useSubmissionCalls } from '../submissions.queries.ts'
import classes from '../submissions.module.css'

interface Props {
  readonly accountId: string
  readonly submission: SubmissionDetails
  readonly cycleId: string
}

/** The links by which recipients get the packet, with their status, and sending it to another person. */
export function PacketLinks({ accountId, submission, cycleId }: Props) {
  const { isViewer } = useSignedInUser()
  return (
    <>
      <ul className={classes.list} aria-label={`Links to submission ${submission.number}`}>
        {submission.links.map((link) => (
          <li key={link.id}>
            <LinkEntry accountId={accountId} submissionId={submission.id} link={link} mayRevoke={!isViewer} />
          </li>
        ))}
      </ul>
      {!isViewer && <SendTo accountId={accountId} submissionId={submission.id} cycleId={cycleId} />}
    </>
  )
}

interface EntryProps {
  readonly accountId: string
  readonly submissionId: string
  readonly link: PacketLink
  readonly mayRevoke: boolean
}

function LinkEntry({ accountId, submissionId, link, mayRevoke }: EntryProps) {
  const { id, recipient, state, expiresAt, downloads } = link
  const { revoke } = useSubmissionCalls(accountId)
  const [revoking, setRevoking] = useState(false)
  const [showsUses, showUses] = useState(false)
  return (
    <section className={classes.entry} aria-label={`Link for ${recipient}`}>
      <div className={classes.row}>
        <strong>{recipient}</strong>
        <Pill tone={linkLabels[state].tone}>{linkLabels[state].label}</Pill>
        <span className={classes.quiet}>
          {counted(downloads, 'download')}
          {expiresAt !== null && state === 'WORKS' && ` · expires ${formatDate(new Date(expiresAt))}`}
        </span>
      </div>
      <div className={classes.row}>
        <Button
          kind="quiet"
          small
          aria-expanded={showsUses}
          aria-label={`${showsUses ? 'Hide' : 'Show'} uses of the link for ${recipient}`}
          onClick={() => showUses(!showsUses)}
        >
          {showsUses ? 'Hide uses' : 'Show uses'}
        </Button>
        {mayRevoke && state !== 'REVOKED' && (
          <Button
            kind="quiet-danger"
            small
            aria-label={`Revoke the link of ${recipient}`}
            onClick={() => setRevoking(true)}
          >
            Revoke
          </Button>
        )}
      </div>
      {showsUses && <Uses accountId={accountId} submissionId={submissionId} linkId={id} />}
      {revoking && (
        <ConfirmCall
          title={`Revoke the link of ${recipient}?`}
          confirmLabel="Revoke"
          failure="The link could not be revoked. Please try again."
          run={async () => {
            await revoke(submissionId, id)
          }}
          onClose={() => setRevoking(false)}
        >
          <p>The link will stop working. Files already downloaded remain with {recipient}.</p>
        </ConfirmCall>
      )}
    </section>
  )
}

interface UsesProps {
  readonly accountId: string
  readonly submissionId: string
  readonly linkId: string
}

function Uses({ accountId, submissionId, linkId }: UsesProps) {
  const uses = useQuery(usesQuery(accountId, submissionId, linkId))
  return (
    <Loaded query={uses} failed="The uses could not be loaded.">
      {(all) =>
        all.length === 0 ? (
          <p>This link has not been used yet.</p>
        ) : (
          <DataTable
            label="Uses"
            rows={all.map((use, at) => ({ ...use, key: `${all.length - at}` }))}
            rowKey={({ key }) => key}
            columns={[
              { key: 'kind', header: 'Event', cell: ({ kind }) => packetUseLabels[kind] },
              { key: 'at', header: 'When', cell: ({ at }) => formatMoment(at) },
              ...(all.some(({ ip }) => ip !== null)
                ? [{ key: 'ip', header: 'IP address', cell: ({ ip }: { readonly ip: string | null }) => ip }]
                : []),
            ]}
          />
        )
      }
    </Loaded>
  )
}

interface SendProps {
  readonly accountId: string
  readonly submissionId: string
  readonly cycleId: string
}

/** Sends the packet to a person of the brokerage by a link of their own; ends their earlier one. */
function SendTo({ accountId, submissionId, cycleId }: SendProps) {
  const preview = useQuery(previewQuery(accountId, cycleId))
  const { send } = useSubmissionCalls(accountId)
  const [chosen, choose] = useState('')
  const [language, setLanguage] = useState<Language>('en')
  const [busy, setBusy] = useState(false)
  const recipients = preview.data?.recipients ?? []
  const recipient = recipients.find(({ userId }) => userId === chosen)
  const run = async (): Promise<void> => {
    setBusy(true)
    try {
      await send(submissionId, { recipientId: chosen, language })
      toasts.show('success', `New link sent to ${recipient?.name}.`)
      choose('')
    } catch (error) {
      toasts.show('error', reasonOf(error, 'The link could not be sent.', 'recipientId'))
    } finally {
      setBusy(false)
    }
  }
  if (recipients.length === 0) return null
  return (
    <div className={classes.row}>
      <SelectField
        label="Send a new link to"
        value={chosen}
        data={[
          { value: '', label: 'Choose a person' },
          ...recipients.map(({ userId, name, role }) => ({ value: userId, label: `${name}, ${role}` })),
        ]}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <RecipientLanguageField
        value={language}
        onChange={(event) => setLanguage(event.currentTarget.value === 'es' ? 'es' : 'en')}
      />
      <Button kind="secondary" small busy={busy} disabled={recipient === undefined} onClick={() => void run()}>
        Send link
      </Button>
    </div>
  )
}
