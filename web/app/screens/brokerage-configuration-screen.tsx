import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { ConfigurationCards } from '../../areas/branding/branding.public.ts'
import { CertificateRulesCard } from '../../areas/certificates/certificates.public.ts'
import { ServiceLevelsCard } from '../../areas/conversations/conversations.public.ts'
import { MailDomainCard } from '../../areas/mail-domains/mail-domains.public.ts'
import { brokerageQuery } from '../../areas/brokerages/brokerages.public.ts'
import { ClaimTypesCard } from '../../areas/claims/claims.public.ts'
import { BrokerageFeaturesCard, PreferencesCard } from '../../areas/features/features.public.ts'
import { LeadTimesDialog } from '../../areas/renewals/renewals.public.ts'
import { Button } from '../../kit/controls/button.tsx'
import { LoadingState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import classes from './brokerage-configuration-screen.module.css'

/** What the admins of a brokerage decide about it: its look, its names, and what holds for all its accounts. */
export default function BrokerageConfigurationScreen({ brokerCode }: { readonly brokerCode: string }) {
  const { data } = useQuery(brokerageQuery(brokerCode))
  const configuration = `/brokerage-administration/${encodeURIComponent(brokerCode)}/configuration`
  return (
    <Page
      title="Configuration"
      eyebrow={data?.brokerName ?? brokerCode}
      lead="Branding and default settings for your clients, staff, and accounts."
    >
      <div className={classes.cards}>
        <Suspense fallback={<LoadingState lines={8} />}>
          <ConfigurationCards brokerCode={brokerCode} />
          <MailDomainCard brokerCode={brokerCode} />
          <PreferencesCard brokerCode={brokerCode} />
          <MilestonesCard brokerCode={brokerCode} />
          <ServiceLevelsCard brokerCode={brokerCode} />
          <CertificateRulesCard brokerCode={brokerCode} />
          <ClaimTypesCard brokerCode={brokerCode} />
          <BrokerageFeaturesCard brokerCode={brokerCode} />
        </Suspense>
        <Card title="Schedules">
          <p>
            Choose the columns for your accounts’ schedules under{' '}
            <AppLink href={`${configuration}/schedule-columns`}>Schedule Columns</AppLink>. Set up exports to carriers
            and your agency management system in the{' '}
            <AppLink href={`${configuration}/schedule-export`}>export templates</AppLink>.
          </p>
        </Card>
        <Card title="Two-factor">
          <p>
            Set the two-factor authentication requirement on the page{' '}
            <AppLink href={`/brokerage-administration/${encodeURIComponent(brokerCode)}`}>
              staff of the brokerage
            </AppLink>
            .
          </p>
        </Card>
      </div>
    </Page>
  )
}

function MilestonesCard({ brokerCode }: { readonly brokerCode: string }) {
  const [editing, setEditing] = useState(false)
  return (
    <Card
      title="Renewal milestones"
      action={
        <Button kind="secondary" small onClick={() => setEditing(true)}>
          Edit lead times…
        </Button>
      }
    >
      <p>Set the days between renewal steps, and how often people are reminded of late steps.</p>
      {editing && (
        <Suspense>
          <LeadTimesDialog brokerCode={brokerCode} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Card>
  )
}
