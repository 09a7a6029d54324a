import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { ContactTopic } from '@portico/contract/areas/accounts/contact.rules.ts'
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconUrgent from '@tabler/icons-react/dist/esm/icons/IconUrgent.mjs'
import { Dialog } from '../../kit/overlays/dialog.tsx'
import { ContactLink } from '../accounts/accounts.public.ts'
import classes from './contact-dialog.module.css'

interface Props {
  readonly account: Account
  readonly email: string | null
  readonly onClose: () => void
}

const choices: readonly { readonly topic: ContactTopic; readonly label: string; readonly Icon: typeof IconMessage }[] =
  [
    { topic: 'certificate', label: 'Request a certificate of insurance', Icon: IconCertificate },
    { topic: 'claim', label: 'Report a claim', Icon: IconUrgent },
    { topic: 'question', label: 'Other message', Icon: IconMessage },
  ]

/** Asks what a law firm wants of its producer, and leads there. */
export function ContactDialog({ account, email, onClose }: Props) {
  return (
    <Dialog title="How can we help?" size="small" onClose={onClose}>
      <ul className={classes.choices}>
        {choices.map(({ topic, label, Icon }) => (
          <li key={topic}>
            <ContactLink account={account} topic={topic} email={email} className={classes.choice} onClick={onClose}>
              <Icon size={20} aria-hidden />
              {label}
            </ContactLink>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
