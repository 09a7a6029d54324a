import { sizeText } from '@portico/contract/areas/documents/document.rules.ts'
import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { formatDate } from '../../../platform/formats.ts'
import { useActsForBrokerage } from '../../people/people.door.ts'
import { isFileMissing } from '../list/policy-work-columns.tsx'
import { usePolicyCalls } from '../policies.queries.ts'
import classes from './policy-screen.module.css'
import { apiAddress } from '../../../platform/files/api-address.ts'

interface Props {
  readonly accountId: string
  readonly id: string
  readonly policy: Pick<PolicyDetail, 'documents' | 'fileState'>
}

/** The files of a policy. A missing file is marked, and can be sent again. */
export function DocumentsCard({ accountId, id, policy }: Props) {
  const maySend = useActsForBrokerage(accountId)
  const { documents } = policy
  const isMissing = isFileMissing(policy)
  return (
    <Card title="Documents">
      {isMissing && <Notice kind="warning">{policyMessages.fileMissing}</Notice>}
      {documents.length > 0 && (
        <ul className={classes.files}>
          {documents.map(({ id: documentId, name, bytes, addedAt }) => (
            <li key={documentId}>
              <a href={apiAddress(`/api/documents/${encodeURIComponent(accountId)}/download/${documentId}`)} download>
                {name}
              </a>
              <span className={classes.size}>
                {sizeText(bytes)}, {formatDate(new Date(addedAt))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {documents.length === 0 && !isMissing && <p>No files yet. Files added to this policy appear here.</p>}
      {maySend && (
        <SendFile key={documents.length} accountId={accountId} id={id} label={isMissing ? 'Retry' : 'Add file'} />
      )}
    </Card>
  )
}

interface SendProps {
  readonly accountId: string
  readonly id: string
  readonly label: string
}

function SendFile({ accountId, id, label }: SendProps) {
  const { sendFile } = usePolicyCalls(accountId)
  const [file, setFile] = useState<File>()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()

  const send = async (chosen: File): Promise<void> => {
    setBusy(true)
    setRefused(undefined)
    try {
      await sendFile(id, chosen)
    } catch (error) {
      setRefused(reasonOf(error, 'The file could not be saved. Please try again.', 'file'))
    }
    setBusy(false)
  }

  return (
    <div className={classes.send}>
      <TextField
        type="file"
        label="File"
        error={refused}
        onChange={(event) => {
          setFile(event.currentTarget.files?.[0])
          setRefused(undefined)
        }}
      />
      <Button
        kind="secondary"
        busy={busy}
        disabled={file === undefined}
        onClick={() => {
          if (file !== undefined) void send(file)
        }}
      >
        {label}
      </Button>
    </div>
  )
}
