import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import classes from './contact-ways.module.css'

interface Props {
  readonly phone: string | null
  readonly email: string | null
}

/** How someone is reached: each way with its sign, one a line. */
export function ContactWays({ phone, email }: Props) {
  if (phone === null && email === null) return null
  return (
    <ul className={classes.ways}>
      {phone !== null && (
        <li>
          <IconPhone size={18} aria-hidden />
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </li>
      )}
      {email !== null && (
        <li>
          <IconMail size={18} aria-hidden />
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
    </ul>
  )
}
