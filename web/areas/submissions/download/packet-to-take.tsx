import { sizeText } from '@portico/contract/areas/documents/document.rules.ts'
import type { DownloadLanding } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { useState } from 'react'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { Facts } from '../../../kit/data/facts.tsx'
import { counted, formatDate, formatMoment } from '../../../platform/formats.ts'
import { OutsidePage } from '../../branding/branding.door.ts'
import classes from '../submissions.module.css'
import type { DownloadPlace } from './download-place.ts'

interface Props {
  readonly place: DownloadPlace
  readonly inside: NonNullable<DownloadLanding['inside']>
}

/** What the packet is, and the button that takes it. */
export function PacketToTake({ place: { requestId, downloadCode }, inside }: Props) {
  const [taken, setTaken] = useState(0)
  const { company, receipt, signerName, submittedAt, expiresAt, bytes, downloadsLeft } = inside
  return (
    <OutsidePage title={`Submission of ${company}`} lead={`Receipt ${receipt}`}>
      <div className={classes.form}>
        <Facts
          facts={[
            { label: 'Signed by', value: signerName },
            { label: 'Submitted', value: formatMoment(submittedAt) },
            { label: 'This link works until', value: formatDate(new Date(expiresAt)) },
            { label: 'Downloads left', value: counted(Math.max(0, downloadsLeft - taken), 'download') },
          ]}
        />
        <a
          href={`/open/submission-downloads/${encodeURIComponent(requestId)}/${encodeURIComponent(downloadCode)}/packet`}
          download
          {...buttonLook('primary')}
          // The browser takes the file by itself and says nothing of it.
          onClick={() => setTaken(taken + 1)}
        >
          Download packet ({sizeText(bytes)})
        </a>
      </div>
    </OutsidePage>
  )
}
