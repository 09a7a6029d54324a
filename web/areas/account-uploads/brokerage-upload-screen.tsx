import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Page } from '../../kit/layout/page.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { brokerageQuery } from '../brokerages/brokerages.public.ts'
import { FileCard } from './file-card.tsx'
import { RunsCard } from './runs-card.tsx'
import { UploadView } from './upload-view.tsx'
import { uploadIn, uploadLead } from './upload-address.ts'
import classes from './uploads.module.css'

/** Uploads accounts of one brokerage, for its admins. */
export default function BrokerageUploadScreen({ brokerCode }: { readonly brokerCode: string }) {
  const { data } = useQuery(brokerageQuery(brokerCode))
  const { upload } = uploadIn(useSearch({ strict: false }))
  const navigate = useNavigate()
  const open = (uploadId: string | undefined): void =>
    void navigate({ to: '.', search: uploadId === undefined ? {} : { upload: uploadId }, resetScroll: false })
  const base = `/brokerage-administration/${encodeURIComponent(brokerCode)}`
  return (
    <Page
      title="Bulk Account Upload"
      eyebrow={<AppLink href={`${base}/accounts`}>{data?.brokerName ?? brokerCode} accounts</AppLink>}
      lead={uploadLead}
    >
      <div className={classes.page}>
        {upload === undefined ? (
          <FileCard brokerCode={brokerCode} onRead={open} />
        ) : (
          <UploadView key={upload} brokerCode={brokerCode} uploadId={upload} onLeave={() => open(undefined)} />
        )}
        <RunsCard brokerCode={brokerCode} hrefOf={({ uploadId }) => `${base}/bulk-account-upload?upload=${uploadId}`} />
      </div>
    </Page>
  )
}
