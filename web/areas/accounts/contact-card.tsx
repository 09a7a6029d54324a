import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { Monogram } from '../../kit/data/monogram.tsx'
import { buttonLook } from '../../kit/controls/button-look.ts'
import { ContactWays } from '../../kit/controls/contact-ways.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { ContactLink } from './contact-link.tsx'
import classes from './contact-card.module.css'

/** The account's contact at the brokerage; nothing if there is none. */
export function ContactCard({ account }: { readonly account: Account }) {
  const contact = account.primaryBrokerContact
  if (contact === null) return null
  const name = `${contact.firstName} ${contact.lastName}`
  return (
    <Card title={contact.role === 'ADVISOR' ? 'Advisor' : 'Account Manager'}>
      <div className={classes.person}>
        <Monogram
          name={name}
          picture={contact.profilePicture}
          alt={contact.profilePictureAlt}
          defaultPicture="/default-portrait.svg"
          size="large"
        />
        <div>
          <p className={classes.name}>{name}</p>
          <p className={classes.broker}>{account.brokerName}</p>
        </div>
      </div>
      <ContactWays phone={contact.publicPhone} email={contact.email} />
      <p className={classes.contact}>
        <ContactLink account={account} email={contact.email} {...buttonLook('secondary', true)}>
          Contact Me
        </ContactLink>
      </p>
    </Card>
  )
}
