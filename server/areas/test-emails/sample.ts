import { defaultBranding } from '@portico/contract/areas/branding/default-branding.ts'
import type { Language } from '@portico/contract/kit/email/languages.ts'
import { testEmailMessages } from '@portico/contract/areas/test-emails/test-email.messages.ts'
import type { EmailTemplate } from '@portico/contract/areas/test-emails/test-email.shapes.ts'
import type { UserContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { SampledEmail } from '@portico/contract/kit/email/email-template.ts'
import type { Email } from '../../platform/messages/outgoing.ts'
import { notFound, unprocessable } from '../../platform/error-response.ts'
import { brokerageLook } from './brokerage-look.view.ts'

/** A kind of email in the list. */
export const templateOf = ({ name, title, languages }: SampledEmail): EmailTemplate => ({
  name,
  title,
  languages: [...languages],
})

interface Wanted {
  readonly template: string
  readonly brokerage?: string | undefined
  readonly language: Language
}

export interface Sample {
  readonly template: SampledEmail
  readonly email: Email
  /** The primary color of the brokerage. */
  readonly color: string
  readonly isSuspended: boolean
}

/** A sample email for the user, in a brokerage's name if chosen. */
export async function sampleOf(
  { platform, actor }: UserContext,
  tx: Tx,
  mails: readonly SampledEmail[],
  { template: name, brokerage, language }: Wanted,
): Promise<Sample> {
  const template = mails.find((mail) => mail.name === name)
  if (template === undefined) throw notFound()
  if (!template.languages.includes(language)) throw unprocessable({ language: testEmailMessages.otherLanguage })
  const { to, look } = await brokerageLook(tx, actor.userId, brokerage)
  if (brokerage !== undefined && look === undefined)
    throw unprocessable({ brokerage: testEmailMessages.unknownBrokerage })
  return {
    template,
    email: template.sample({ to, brand: look?.name ?? defaultBranding.name, language, now: platform.now() }),
    color: look?.color ?? defaultBranding.colors.primary,
    isSuspended: look?.isSuspended ?? false,
  }
}
