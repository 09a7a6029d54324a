import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useBrand } from '../../areas/branding/branding.public.ts'
import { useCurrentUser } from '../../areas/session/session.public.ts'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import classes from './pricing-screen.module.css'

const forClients = [
  'Every account that your brokerage serves for you, with its policies, tasks, and people',
  'Unlimited colleagues, each with their own access',
  'Two-factor codes, emails, and text messages',
  'No fees for using the portal, for you or for prospects who request a quote',
]

const forBrokerages = [
  'Your own host, name, logo, and colors',
  'Your staff with their roles, from Advisor to Loss Control',
  'All your clients and prospects, and their people',
  'Hosting of your choice: one server and a PostgreSQL database',
]

/** Who pays for the portal, and how to ask what it costs. */
export default function PricingScreen() {
  return (
    <Page title="Pricing" lead="Brokerages pay for the portal. Clients never pay.">
      <div className={classes.plans}>
        <Card title="For clients and prospects">
          <p className={classes.price}>Free of charge</p>
          <Included items={forClients} />
        </Card>
        <Card title="For brokerages">
          <p className={classes.price}>By agreement</p>
          <Included items={forBrokerages} />
          <p className={classes.note}>We agree on the price with each brokerage in writing before anything is due.</p>
        </Card>
      </div>
      <HowToAsk />
    </Page>
  )
}

function Included({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={classes.included}>
      {items.map((item) => (
        <li key={item}>
          <IconCheck size={18} aria-hidden />
          {item}
        </li>
      ))}
    </ul>
  )
}

function HowToAsk() {
  const { name } = useBrand()
  const user = useCurrentUser()
  return (
    <section className={classes.ask}>
      <h2 className={classes.title}>Price request</h2>
      {user === null ? (
        <p>
          <AppLink href="/register">Register</AppLink> with your company’s name. Registration is free, and {name} will
          then contact you. If you have a login, <a href="/login">log in</a>: the dashboard of your account shows your
          contact.
        </p>
      ) : (
        <p>
          The dashboard of your account names the person to ask, with phone and email.{' '}
          <AppLink href="/">Back to my start page</AppLink>
        </p>
      )}
      <p className={classes.note}>Your brokerage bills insurance premiums, fees, and taxes separately.</p>
    </section>
  )
}
