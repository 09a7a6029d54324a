import { acceptedEndings } from '@portico/contract/areas/documents/document-formats.ts'
import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { Claim } from '@portico/contract/areas/claims/claim.shapes.ts'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useRef, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { apiAddress } from '../../../platform/files/api-address.ts'
import { formatDate } from '../../../platform/formats.ts'
import { useWork } from '../../../platform/use-work.ts'
import classes from '../claims.module.css'
import { useClaim, useClaimCalls } from '../claims.queries.ts'

interface Props {
  readonly accountId: string
  readonly claim: Claim
}

/** The photos and papers of a claim that is being reported. */
export function FilesStep({ accountId, claim }: Props) {
  const { data } = useClaim(accountId, claim.id)
  return (
    <div className={classes.stack}>
      <p>
        Add photos, estimates, and letters you received. Everyone on the account can see them: do not add medical
        records.
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
          <a href={apiAddress(`/api/documents/${encodeURIComponent(accountId)}/download/${documentId}`)} download>
            {name}
          </a>
          <span className={classes.under}>
            {addedBy}, {formatDate(new Date(addedAt))}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Sends files one after the other; a phone offers its camera. */
export function AddFiles({ accountId, claim }: { readonly accountId: string; readonly claim: Pick<Claim, 'id'> }) {
  const input = useRef<HTMLInputElement>(null)
  const { addFile } = useClaimCalls(accountId)
  const work = useWork()
  const [sending, setSending] = useState('')
  const sendOne = (file: File): Promise<unknown> => {
    setSending(`${file.name}, 0%`)
    return addFile(claim, file, (bytes) =>
      setSending(`${file.name}, ${Math.round((100 * bytes) / Math.max(file.size, 1))}%`),
    )
  }
  const send = (files: readonly File[]): Promise<unknown> =>
    files.reduce((before, file) => before.then(() => sendOne(file)), Promise.resolve<unknown>(undefined))
  return (
    <div className={classes.stack}>
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      <div className={classes.actions}>
        <Button
          kind="secondary"
          busy={work.busy}
          icon={<IconUpload size={18} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          Add documents
        </Button>
        <span role="status">{work.busy ? `Sending ${sending}` : ''}</span>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Documents to add"
        accept={acceptedEndings}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          void work.run(() => send(files), claimMessages.saveFailed, 'file')
        }}
      />
    </div>
  )
}
