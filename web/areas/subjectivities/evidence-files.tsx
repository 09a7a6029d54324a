import { subjectivityMessages } from '@portico/contract/areas/subjectivities/subjectivity.messages.ts'
import type { Subjectivities, Subjectivity } from '@portico/contract/areas/subjectivities/subjectivity.shapes.ts'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { IconButton } from '../../kit/controls/icon-button.tsx'
import { toasts } from '../../kit/feedback/toasts.ts'
import { reasonOf } from '../../platform/call-error.ts'
import { formatDate } from '../../platform/formats.ts'
import { useSubjectivityCalls } from './subjectivities.queries.ts'
import classes from './subjectivity-item.module.css'
import { apiAddress } from '../../platform/files/api-address.ts'

interface Props {
  readonly accountId: string
  readonly list: Subjectivities
  readonly item: Subjectivity
}

/** The files of a subjectivity: its evidence, and the carrier's waiver. */
export function EvidenceFiles({ accountId, list, item }: Props) {
  const { removeFile } = useSubjectivityCalls(accountId)
  const isOpen = item.status === 'OPEN' || item.status === 'OVERDUE'
  if (item.files.length === 0) return null
  const remove = (documentId: string): void => {
    removeFile(item, documentId).catch((error: unknown) =>
      toasts.show('error', reasonOf(error, subjectivityMessages.saveFailed)),
    )
  }
  return (
    <ul className={classes.files} aria-label="Files">
      {item.files.map(({ documentId, name, purpose, addedBy, addedAt }) => (
        <li key={documentId} className={classes.file}>
          <a href={apiAddress(`/api/documents/${encodeURIComponent(accountId)}/download/${documentId}`)} download>
            {name}
          </a>
          <span className={classes.by}>
            {purpose === 'CARRIER' ? 'Carrier’s confirmation, ' : ''}
            {addedBy}, {formatDate(new Date(addedAt))}
          </span>
          {isOpen && list.maySubmit && (purpose === 'EVIDENCE' || list.mayManage) && (
            <IconButton label={`Remove ${name}`} icon={<IconX size={16} />} small onClick={() => remove(documentId)} />
          )}
        </li>
      ))}
    </ul>
  )
}
