import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { lawFirmMessages } from '@portico/contract/areas/law-firm/law-firm.messages.ts'
import { mayScheduleMeeting } from '@portico/contract/areas/law-firm/law-firm.rules.ts'
import type { LawFirmDashboard } from '@portico/contract/areas/law-firm/law-firm.shapes.ts'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { buttonLook } from '../../kit/controls/button-look.ts'
import { ContactWays } from '../../kit/controls/contact-ways.tsx'
import { Monogram } from '../../kit/data/monogram.tsx'
import { ProgressBar } from '../../kit/data/progress-bar.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { LoadingState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { formatDate, mailto } from '../../platform/formats.ts'
import { ContactDialog } from './contact-dialog.tsx'
import classes from './law-firm-card.module.css'
import { useLawFirmDashboard } from './law-firm.queries.ts'

/** A law firm's producer and the status of its professional liability policy; blank if unavailable. */
export default function LawFirmCard({ account }: { readonly account: Account }) {
  const { data, isPending } = useLawFirmDashboard(account.accountCode)
  return (
    <Card title="Account Contact">
      {data && <Contact account={account} dashboard={data} />}
      {isPending && <LoadingState lines={4} />}
    </Card>
  )
}

interface Props {
  readonly account: Account
  readonly dashboard: LawFirmDashboard
}

function Contact({ account, dashboard }: Props) {
  const { producerName, producerEmail, producerPhone, alpsPicture, alpsFirmName } = dashboard
  const [contacting, setContacting] = useState(false)
  return (
    <>
      <div className={classes.person}>
        <Monogram name={producerName} picture={alpsPicture} defaultPicture="/default-portrait.svg" size="large" />
        <div>
          <p className={classes.name}>{producerName}</p>
          <p className={classes.firm}>for {alpsFirmName}</p>
        </div>
      </div>
      <ContactWays phone={producerPhone} email={producerEmail} />
      <Term dashboard={dashboard} />
      <p className={classes.actions}>
        <Button kind="secondary" small onClick={() => setContacting(true)}>
          Contact Me
        </Button>
        {producerEmail !== null && mayScheduleMeeting(producerName) && (
          <a href={mailto(producerEmail, `Meeting with ${account.companyName}`)} {...buttonLook('quiet', true)}>
            Schedule a Meeting
          </a>
        )}
      </p>
      {contacting && <ContactDialog account={account} email={producerEmail} onClose={() => setContacting(false)} />}
    </>
  )
}

function Term({ dashboard: { canceled, lplExpirationDate, lplProgressBarPercent } }: Pick<Props, 'dashboard'>) {
  if (canceled) return <Notice kind="warning">{lawFirmMessages.canceled}</Notice>
  return (
    <div className={classes.term}>
      {lplExpirationDate !== null && <p>Your LPL policy expires {formatDate(lplExpirationDate)}</p>}
      {lplProgressBarPercent !== null && <ProgressBar label="Policy term passed" percent={lplProgressBarPercent} />}
    </div>
  )
}
