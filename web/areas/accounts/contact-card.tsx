import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { Monogram } from '../../kit/data/monogram.tsx'
import { buttonLook } from '../../kit/controls/button-look.ts'
import { Card } from '../../kit/layout/card.tsx'
import { ContactLink } from './contact-link.tsx'
import classes from './contact-card.module.css'

/** The person at the brokerage who looks after the account; nothing where there is none. */
export function ContactCard({ account }: { readonly account: Account }) {
  const contact = account.primaryBrokerContact
  if (contact === null) return null
  const name = `${contact.firstName} ${contact.lastName}`
  return (
    <Card title={contact.role === 'ADVISOR' ? 'Advisor' : 'Account Manager'}>
      <div className={classes.person}>
        <Monogram name={name} picture={contact.profilePicture} defaultPicture="/default-portrait.svg" size="large" />
        <div>
          <p className={classes.name}>{name}</p>
          <p className={classes.broker}>{account.brokerName}</p>
        </div>
      </div>
      <ul className={classes.ways}>
        {contact.publicPhone !== null && (
          <li>
            <IconPhone size={18} aria-hidden />
            <a href={`tel:${contact.publicPhone.replace(/[^\d+]/g, '')}`}>{contact.publicPhone}</a>
          </li>
        )}
        <li>
          <IconMail size={18} aria-hidden />
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </li>
      </ul>
      <p className={classes.contact}>
        <ContactLink account={account} email={contact.email} {...buttonLook('secondary', true)}>
          Contact Me
        </ContactLink>
      </p>
    </Card>
  )
}
