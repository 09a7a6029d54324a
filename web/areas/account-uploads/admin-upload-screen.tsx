import { brokerageMessages } from '@portico/contract/areas/administration/brokerage.messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { brokerageChoices } from '../brokerages/brokerages.public.ts'
import { FileCard } from './file-card.tsx'
import { RunsCard } from './runs-card.tsx'
import { UploadView } from './upload-view.tsx'
import { uploadIn, uploadLead } from './upload-address.ts'
import classes from './uploads.module.css'

/** Uploads accounts of any brokerage, for platform administrators. */
export default function AdminUploadScreen() {
  const { brokerage, upload } = uploadIn(useSearch({ strict: false }))
  const navigate = useNavigate()
  const open = (search: { readonly brokerage?: string; readonly upload?: string }): void =>
    void navigate({ to: '.', search, resetScroll: false })
  return (
    <Page title="Bulk Account Upload" lead={uploadLead}>
      <div className={classes.page}>
        {brokerage !== undefined && upload !== undefined ? (
          <UploadView key={upload} brokerCode={brokerage} uploadId={upload} onLeave={() => open({ brokerage })} />
        ) : (
          <>
            <BrokerageCard chosen={brokerage} onChoose={(code) => open(code === '' ? {} : { brokerage: code })} />
            {brokerage !== undefined && (
              <FileCard
                key={brokerage}
                brokerCode={brokerage}
                onRead={(uploadId) => open({ brokerage, upload: uploadId })}
              />
            )}
          </>
        )}
        <RunsCard
          brokerCode={undefined}
          hrefOf={({ brokerCode, uploadId }) =>
            `/admin/bulk-account-upload?brokerage=${encodeURIComponent(brokerCode)}&upload=${uploadId}`
          }
        />
      </div>
    </Page>
  )
}

interface CardProps {
  readonly chosen: string | undefined
  readonly onChoose: (brokerCode: string) => void
}

function BrokerageCard({ chosen, onChoose }: CardProps) {
  const query = useQuery(brokerageChoices)
  return (
    <Card title="Brokerage">
      <Loaded query={query} failed={brokerageMessages.loadFailed} lines={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No brokerages yet">
              <AppLink href="/admin/brokerages">Create a brokerage</AppLink> before you upload accounts.
            </EmptyState>
          ) : (
            <div className={classes.filter}>
              <SelectField
                label="Upload accounts to"
                value={chosen ?? ''}
                onChange={({ currentTarget: { value } }) => onChoose(value)}
                data={[
                  { value: '', label: 'Choose a brokerage' },
                  ...items.map(({ brokerCode, brokerName }) => ({
                    value: brokerCode,
                    label: `${brokerName} (${brokerCode})`,
                  })),
                ]}
              />
            </div>
          )
        }
      </Loaded>
    </Card>
  )
}
