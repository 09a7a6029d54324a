import { sizeText } from '@portico/contract/areas/documents/document.rules.ts'
import type { DownloadLanding } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { useState } from 'react'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { Facts } from '../../../kit/data/facts.tsx'
import { useTexts } from '../../../kit/language/texts.ts'
import { formatCount, formatDate, formatMoment } from '../../../platform/formats.ts'
import { OutsidePage } from '../../branding/branding.public.ts'
import classes from '../submissions.module.css'
import type { DownloadPlace } from './download-place.ts'
import { apiAddress } from '../../../platform/files/api-address.ts'

interface Props {
  readonly place: DownloadPlace
  readonly inside: NonNullable<DownloadLanding['inside']>
}

/** What the packet is, and the button that takes it. */
export function PacketToTake({ place: { requestId, downloadCode }, inside }: Props) {
  const { t } = useTexts()
  const [taken, setTaken] = useState(0)
  const { company, receipt, signerName, submittedAt, expiresAt, bytes, downloadsLeft } = inside
  return (
    <OutsidePage
      title={t('Submission of {company}', { company })}
      lead={t('Confirmation number {receipt}', { receipt })}
    >
      <div className={classes.form}>
        <Facts
          facts={[
            { label: t('Signed by'), value: signerName },
            { label: t('Submitted'), value: formatMoment(submittedAt) },
            { label: t('Link expires'), value: formatDate(new Date(expiresAt)) },
            { label: t('Downloads left'), value: formatCount(Math.max(0, downloadsLeft - taken)) },
          ]}
        />
        <a
          href={apiAddress(
            `/open/submission-downloads/${encodeURIComponent(requestId)}/${encodeURIComponent(downloadCode)}/packet`,
          )}
          download
          {...buttonLook('primary')}
          // The browser downloads the file itself and reports nothing.
          onClick={() => setTaken(taken + 1)}
        >
          {t('Download packet ({size})', { size: sizeText(bytes) })}
        </a>
      </div>
    </OutsidePage>
  )
}
