import { acceptedEndings } from '@portico/contract/areas/documents/document-formats.ts'
import { isMedicalClaim, splitAnswers } from '@portico/contract/areas/claims/claim.rules.ts'
import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { Claim } from '@portico/contract/areas/claims/claim.shapes.ts'
import { FileSender } from '../../../kit/files/file-sender.tsx'
import { apiAddress } from '../../../platform/files/api-address.ts'
import type { Sending } from '../../../platform/files/sending.ts'
import { formatDate } from '../../../platform/formats.ts'
import classes from '../claims.module.css'
import type { OfClaim } from '../claim/of-claim.ts'
import { useClaim, useClaimCalls } from '../claims.queries.ts'
import { VoiceMemo } from './voice-memo.tsx'

/** The photos and papers of a claim that is being reported. */
export function FilesStep({ accountId, claim }: OfClaim) {
  const { data } = useClaim(accountId, claim.id)
  const isMedical = isMedicalClaim(claim.type, splitAnswers(claim.answers).medical)
  return (
    <div className={classes.stack}>
      <p>
        Add photos, estimates, and letters you received.{' '}
        {isMedical
          ? 'Once the claim is reported, only claims staff and the Admin of the insured can see them.'
          : 'Everyone on the account can see them: do not add medical records.'}
      </p>
      <FileList accountId={accountId} files={data?.files ?? claim.files} />
      <AddFiles accountId={accountId} claim={claim} />
    </div>
  )
}

export function FileList({ accountId, files }: { readonly accountId: string; readonly files: Claim['files'] }) {
  if (files.length === 0) return <p className={classes.under}>No documents yet.</p>
  return (
    <ul className={classes.list} aria-label="Documents">
      {files.map(({ documentId, name, addedBy, addedAt }) => (
        <li key={documentId}>
          <DocumentLink accountId={accountId} documentId={documentId} name={name} />
          <span className={classes.under}>
            {addedBy}, {formatDate(new Date(addedAt))}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface LinkProps extends Pick<Claim['files'][number], 'documentId' | 'name'> {
  readonly accountId: string
}

/** Downloads a document of a claim. */
export const DocumentLink = ({ accountId, documentId, name }: LinkProps) => (
  <a href={apiAddress(`/api/documents/${encodeURIComponent(accountId)}/download/${documentId}`)} download>
    {name}
  </a>
)

/** A voice memo is short: it shows no progress and is not canceled. */
const unseen: Sending = { onSent: () => undefined, onCut: () => undefined, isCanceled: () => false }

/** Adds files to a claim. */
export function AddFiles({ accountId, claim }: { readonly accountId: string; readonly claim: Pick<Claim, 'id'> }) {
  const { addFile } = useClaimCalls(accountId)
  const send = (file: File, sending: Sending) => addFile(claim, file, sending)
  return (
    <>
      <FileSender
        label="Add documents"
        inputLabel="Documents to add"
        accept={acceptedEndings}
        multiple
        failure={claimMessages.saveFailed}
        onSend={send}
      />
      <VoiceMemo onSend={(file) => send(file, unseen)} />
    </>
  )
}
