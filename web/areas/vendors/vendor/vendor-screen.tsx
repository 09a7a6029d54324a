import { languageNames } from '@portico/contract/kit/email/languages.ts'
import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import type { Vendor } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import { vendorStatusNames } from '@portico/contract/areas/vendors/vendor-terms.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import { formatDate, formatMoney } from '../../../platform/formats.ts'
import { VendorDialog } from '../list/vendor-dialog.tsx'
import { toneOf, vendorsPath } from '../vendor-looks.ts'
import classes from '../vendors.module.css'
import { useVendor, useVendorCalls } from '../vendors.queries.ts'
import { CertificatesCard } from './certificates-card.tsx'
import { EmailsCard } from './emails-card.tsx'
import { LinesCard } from './lines-card.tsx'

/** A vendor: whether it meets each requirement, and the certificates it sent. */
export default function VendorScreen({ accountId }: { readonly accountId: string }) {
  const { vendorId = '' }: { readonly vendorId?: string } = useParams({ strict: false })
  const vendor = useVendor(accountId, vendorId)
  return (
    <Page
      key={vendorId}
      title={vendor.data?.record.name ?? 'Vendor'}
      lead={vendor.data && <Pill tone={toneOf(vendor.data.status)}>{vendorStatusNames[vendor.data.status]}</Pill>}
      action={vendor.data?.mayWrite && <Actions accountId={accountId} vendor={vendor.data} />}
    >
      <Loaded query={vendor} failed={vendorMessages.loadFailed} lines={8}>
        {(data) => (
          <div className={classes.sides}>
            <div className={classes.stack}>
              <LinesCard accountId={accountId} vendor={data} />
              <CertificatesCard accountId={accountId} vendor={data} />
            </div>
            <div className={classes.stack}>
              <EmailsCard accountId={accountId} vendor={data} />
              <DetailsCard vendor={data} />
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  )
}

interface Props {
  readonly accountId: string
  readonly vendor: Vendor
}

function Actions({ accountId, vendor }: Props) {
  const [asked, setAsked] = useState<'edit' | 'remove'>()
  const { removeVendor } = useVendorCalls(accountId)
  const navigate = useNavigate()
  const { record, sets } = vendor
  const close = () => setAsked(undefined)
  const remove = async (): Promise<void> => {
    await navigate({ to: vendorsPath(accountId) })
    await removeVendor(record)
  }
  return (
    <>
      <div className={classes.actions}>
        <Button kind="secondary" onClick={() => setAsked('edit')}>
          Edit
        </Button>
        <Menu
          label={`Actions for ${record.name}`}
          icon={<IconDots size={18} />}
          items={[{ label: 'Remove', danger: true, onSelect: () => setAsked('remove') }]}
        />
      </div>
      {asked === 'edit' && <VendorDialog accountId={accountId} sets={sets} vendor={record} onClose={close} />}
      {asked === 'remove' && (
        <ConfirmCall
          title={`Remove ${record.name}?`}
          confirmLabel="Remove"
          failure={vendorMessages.saveFailed}
          run={remove}
          onClose={close}
        >
          <p>Its certificates and accepted deficiencies are removed. Uploaded documents stay in the library.</p>
        </ConfirmCall>
      )}
    </>
  )
}

function DetailsCard({ vendor: { record, setName, requirementSet } }: Pick<Props, 'vendor'>) {
  const { fein, contact, email, language, trade, spend, spendOn, remindersOn } = record
  return (
    <Card title="Details">
      <Facts
        facts={[
          { label: 'Trade', value: trade || 'Not entered' },
          { label: 'FEIN', value: fein || 'Not entered' },
          { label: 'Contact', value: contact || 'Not entered' },
          { label: 'Email', value: email === '' ? 'Not entered' : <a href={`mailto:${email}`}>{email}</a> },
          {
            label: 'Requirement set',
            value: requirementSet === null ? 'None' : `${setName}, version ${requirementSet.version}`,
          },
          {
            label: 'Spend',
            value:
              spend === null || spendOn === null ? 'Not entered' : `${formatMoney(spend)} as of ${formatDate(spendOn)}`,
          },
          { label: 'Language', value: languageNames[language] },
          { label: 'Email reminders', value: remindersOn ? 'On' : 'Off' },
        ]}
      />
    </Card>
  )
}
