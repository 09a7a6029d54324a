import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ConfigurationCards } from '../../areas/branding/branding.door.ts'
import { brokerageQuery } from '../../areas/brokerages/brokerages.door.ts'
import { PreferencesCard } from '../../areas/features/features.door.ts'
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
      lead="How the portal looks for your clients and staff, and what holds for all your accounts."
    >
      <div className={classes.cards}>
        <Suspense fallback={<LoadingState lines={8} />}>
          <ConfigurationCards brokerCode={brokerCode} />
          <PreferencesCard brokerCode={brokerCode} />
        </Suspense>
        <Card title="Schedules">
          <p>
            Which columns the schedules of your accounts have is set under{' '}
            <AppLink href={`${configuration}/schedule-columns`}>Schedule Columns</AppLink>, and what carriers and your
            agency system get of them in the <AppLink href={`${configuration}/schedule-export`}>export layouts</AppLink>
            .
          </p>
        </Card>
        <Card title="Two-factor">
          <p>
            Who must confirm a login with a code is set beside the{' '}
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
