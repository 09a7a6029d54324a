import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { contactPath, type ContactTopic } from '@portico/contract/areas/accounts/contact.rules.ts'
import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { AppLink } from '../../platform/app-link.tsx'
import { mailto } from '../../platform/formats.ts'
import type { IsKnownPath } from '../../platform/redirect.ts'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  readonly account: Pick<Account, 'accountCode' | 'companyName'>
  readonly topic?: ContactTopic
  /** The email recipient, if the portal has no message page. */
  readonly email: string | null
  readonly children: ReactNode
}

const subjects: Readonly<Record<ContactTopic, string>> = {
  certificate: 'Certificate of insurance',
  claim: 'Claim to report',
  question: 'Question',
}

/** Links to where people write to an account's contacts. */
export function ContactLink({ account, topic, email, children, ...rest }: Props) {
  const { isKnownPath } = useRouter().options.context as { readonly isKnownPath: IsKnownPath }
  const page = contactPath(account.accountCode, topic)
  if (isKnownPath(page))
    return (
      <AppLink {...rest} href={page}>
        {children}
      </AppLink>
    )
  if (email === null) return null
  return (
    <a {...rest} href={mailto(email, `${subjects[topic ?? 'question']}: ${account.companyName}`)}>
      {children}
    </a>
  )
}
