import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { Button } from '../../kit/controls/button.tsx'
import { Monogram } from '../../kit/data/monogram.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { useDemonstration } from './demonstration.queries.ts'
import classes from './demo-screen.module.css'
import { Outbox } from './outbox.tsx'
import { whiteLabelAddress } from './white-labels.ts'

/** What the demonstration is, under which names it can be seen, and what it has sent. */
export default function DemoScreen() {
  const { password, users, brands, messages, isFetching, refresh } = useDemonstration()
  const subdomains = brands.map(({ subdomain }) => subdomain)
  const addressOf = (subdomain?: string) => whiteLabelAddress(new URL(location.href), subdomain, subdomains)
  return (
    <Page title="Demonstration" lead="Fictional brokerages, accounts, and people. Nothing here is real.">
      <div className={classes.grid}>
        <div className={classes.aside}>
          <Card title="Log in as anyone">
            <p>
              {users.length} demo users, all with the password <code>{password}</code>
            </p>
            <p className={classes.more}>
              <AppLink href="/demo-user">Choose someone</AppLink>
            </p>
          </Card>
          <Card title="White labels">
            <p>Each brokerage shows the portal under its own name, logo, and colors.</p>
            <ul className={classes.brands}>
              {[{ name: 'Portico', subdomain: undefined }, ...brands].map(({ name, subdomain }) => (
                <li key={name}>
                  <a href={addressOf(subdomain)}>
                    <Monogram name={name} square />
                    <span>
                      {name}
                      <small>{new URL(addressOf(subdomain)).host}</small>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </Card>
        </div>
        <Card
          title="Outbox"
          action={
            <Button kind="secondary" small busy={isFetching} icon={<IconRefresh size={16} />} onClick={refresh}>
              Refresh
            </Button>
          }
        >
          <p className={classes.note}>
            Emails, text messages, and calls are kept here instead of being sent. The most recent{' '}
            {Math.max(messages.length, 1)}, with their codes and links:
          </p>
          <Outbox messages={messages} />
        </Card>
      </div>
    </Page>
  )
}
