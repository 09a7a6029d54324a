import { sizeText } from '@portico/contract/areas/documents/document.rules.ts'
import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { FileSender } from '../../../kit/files/file-sender.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { useActsForBrokerage } from '../../people/people.public.ts'
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
  return (
    <div className={classes.send}>
      <FileSender
        label={label}
        inputLabel="Policy file"
        failure="The file could not be saved. Please try again."
        onSend={(file) => sendFile(id, file)}
      />
    </div>
  )
}
