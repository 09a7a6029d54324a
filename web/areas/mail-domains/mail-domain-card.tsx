import { mailDomainMessages } from '@portico/contract/areas/mail-domains/mail-domain.messages.ts'
import type { MailDomain } from '@portico/contract/areas/mail-domains/mail-domain.shapes.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { CopyButton } from '../../kit/controls/copy-button.tsx'
import { type Column, DataTable } from '../../kit/data/data-table.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { toasts } from '../../kit/feedback/toasts.ts'
import { FormActions } from '../../kit/forms/form-actions.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { reasonOf, refusedFields } from '../../platform/call-error.ts'
import { formatMoment } from '../../platform/formats.ts'
import { m, q } from '../../platform/queries.ts'
import classes from './mail-domain-card.module.css'

const mailDomainQuery = (id: string) => q('GET /api/broker-admin/{id}/mail-domain', { params: { id } })

/** The address that emails of a brokerage come from, and the DNS records that verify its domain. */
export default function MailDomainCard({ brokerCode }: { readonly brokerCode: string }) {
  const query = useQuery(mailDomainQuery(brokerCode))
  return (
    <Card title="Email sender">
      <Loaded query={query} failed="The sender address could not be loaded." lines={3}>
        {(domain) => (
          <>
            <Sender key={domain.sender} id={brokerCode} domain={domain} />
            {domain.records.length > 0 && <Records id={brokerCode} domain={domain} />}
          </>
        )}
      </Loaded>
    </Card>
  )
}

interface Props {
  readonly id: string
  readonly domain: MailDomain
}

function Sender({ id, domain }: Props) {
  const cache = useQueryClient()
  const [typed, setTyped] = useState(domain.sender ?? '')
  const { mutate, error, isPending, variables } = useMutation({
    ...m('PUT /api/broker-admin/{id}/mail-domain'),
    onSuccess: (saved) => {
      cache.setQueryData(mailDomainQuery(id).queryKey, saved)
      toasts.show('success', saved.sender === null ? mailDomainMessages.senderRemoved : mailDomainMessages.senderSaved)
    },
  })
  const save = (sender: string | null): void => mutate({ params: { id }, body: { sender } })
  const isRemoving = isPending && variables.body.sender === null
  const fieldError = refusedFields(error)['sender']
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save(typed.trim())
      }}
    >
      <p>{statusOf(domain)}</p>
      {error !== null && fieldError === undefined && (
        <Notice kind="error">{reasonOf(error, mailDomainMessages.senderFailed)}</Notice>
      )}
      <TextField
        label="Sender address"
        description="Example: service@youragency.com"
        type="email"
        value={typed}
        error={fieldError}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <FormActions>
        {domain.sender !== null && (
          <Button kind="quiet-danger" busy={isRemoving} onClick={() => save(null)}>
            Remove sender
          </Button>
        )}
        <Button type="submit" busy={isPending && !isRemoving} disabled={typed.trim() === (domain.sender ?? '')}>
          Save sender
        </Button>
      </FormActions>
    </form>
  )
}

/** The DNS records that the sender's domain needs, with their last check. */
function Records({ id, domain }: Props) {
  const cache = useQueryClient()
  const { mutate, data, error, isPending } = useMutation({
    ...m('POST /api/broker-admin/{id}/mail-domain/check'),
    onSuccess: (checked) => {
      cache.setQueryData(mailDomainQuery(id).queryKey, checked)
    },
  })
  return (
    <>
      <p className={classes.records}>Add these TXT records at your DNS provider, then check them.</p>
      <DataTable label="DNS records" columns={columns} rows={domain.records} rowKey={({ name }) => name} />
      {data?.verifiedAt === null && <Notice kind="warning">{mailDomainMessages.notVerified}</Notice>}
      {error !== null && <Notice kind="error">{reasonOf(error, mailDomainMessages.lookupFailed)}</Notice>}
      <FormActions>
        <Button kind="secondary" busy={isPending} onClick={() => mutate({ params: { id } })}>
          Check records
        </Button>
      </FormActions>
    </>
  )
}

/** Which address is used now, and why. */
function statusOf({ sender, fallback, verifiedAt, checkedAt }: MailDomain) {
  const portal = fallback ?? 'the portal’s address'
  if (sender === null) return `Your emails come from ${portal}, in your name.`
  if (verifiedAt !== null)
    return (
      <>
        <Pill tone="success">Verified</Pill> Your emails come from {sender}.
      </>
    )
  return (
    <>
      <Pill tone="warning">Not verified</Pill> Your emails come from {portal} until the domain of {sender} is verified.
      {checkedAt !== null && ` Last checked ${formatMoment(checkedAt)}.`}
    </>
  )
}

const columns: readonly Column<MailDomain['records'][number]>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => <span className={classes.record}>{name}</span> },
  { key: 'value', header: 'Value', cell: ({ value }) => <span className={classes.record}>{value}</span> },
  {
    key: 'found',
    header: 'Status',
    cell: ({ isFound }) => <Pill tone={isFound ? 'success' : 'neutral'}>{isFound ? 'Found' : 'Not found'}</Pill>,
  },
  {
    key: 'copy',
    header: 'Copy',
    cell: ({ name, value }) => <CopyButton label={`Copy value for ${name}`} text={value} done="Value copied" />,
  },
]
