import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import classes from './notifications-screen.module.css'
import { settingsFailed, settingsQuery } from './notifications.queries.ts'
import { RecentNotifications } from './recent-notifications.tsx'
import { SettingsForm } from './settings-form.tsx'
import { TestMessages } from './test-messages.tsx'

/** The user's recent notifications of an account, and their settings. */
export default function NotificationsScreen({ accountId }: { readonly accountId: string }) {
  const settings = useQuery(settingsQuery())
  return (
    <Page title="Notifications" lead="Choose how we notify you. Your preferences apply to all of your accounts.">
      <div className={classes.cards}>
        <Card title="Notification preferences">
          <Loaded query={settings} failed={settingsFailed} lines={8}>
            {(loaded) => <SettingsForm settings={loaded} />}
          </Loaded>
        </Card>
        <Card title="Test message">
          <Loaded query={settings} failed={settingsFailed} lines={2}>
            {({ email, phone }) => <TestMessages email={email} phone={phone} />}
          </Loaded>
        </Card>
        <RecentNotifications accountId={accountId} />
      </div>
    </Page>
  )
}
