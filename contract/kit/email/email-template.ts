import { oneStop } from '../text.ts'
import type { Language } from './languages.ts'

/** A file of the store that an email carries. */
export interface Attachment {
  readonly name: string
  readonly key: string
  readonly mediaType: string
}

/** How the recipient of a marketing email stops getting more. */
export interface OptOutLine {
  readonly line: string
  /** A path of the portal. */
  readonly link: string
  /** A path that email programs send a form to, to unsubscribe with one click. */
  readonly oneClick?: string
}

/** What a message to one person says. */
export interface MessageContent {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly code?: string
  /** A path of the portal. Providers carry it as an address under PORTICO_PUBLIC_URL. */
  readonly link?: string
  /** The brokerage whose name an email has; the product's own if omitted. */
  readonly brand?: string
  /** The code of the brokerage it is about, if it is not about an account. */
  readonly brokerage?: string
  /** English if omitted. */
  readonly language?: Language
  /** The reply address; the sender's if omitted. */
  readonly replyTo?: string
  readonly attachments?: readonly Attachment[]
  readonly optOut?: OptOutLine
}

declare const declared: unique symbol

/** The name of a declared kind of email; `emailTemplate` alone makes it. */
export type TemplateName = string & { readonly [declared]: true }

/** An email as its template writes it. */
export interface WrittenEmail extends MessageContent {
  readonly channel: 'email'
  readonly template: TemplateName
}

/** The recipient, brand and language of an email. */
export interface Addressed {
  readonly to: string
  readonly brand: string
  readonly language: Language
}

export interface SampleFrame extends Addressed {
  readonly now: Date
}

/** A kind of email as the test page lists it. */
export interface SampledEmail {
  /** `{area}.{email}`. */
  readonly name: string
  /** What the email is for, such as "Password changed". */
  readonly title: string
  readonly languages: readonly Language[]
  /** The email written from sample data, by the same code as real ones. */
  sample(frame: SampleFrame): WrittenEmail
}

/** A kind of email that an area sends. */
export interface EmailTemplate<Of> extends SampledEmail {
  mail(of: Of): WrittenEmail
}

interface Declared<Of> {
  readonly name: `${string}.${string}`
  readonly title: string
  /** English alone if omitted. */
  readonly languages?: readonly Language[]
  readonly write: (of: Of) => MessageContent
  readonly sample: (frame: SampleFrame) => Of
}

/** Declares a kind of email. It is the only way to make one, so that none is sent without a sample. */
export function emailTemplate<Of>({ name, title, languages = ['en'], write, sample }: Declared<Of>): EmailTemplate<Of> {
  const mail = (of: Of): WrittenEmail => {
    const content = write(of)
    const text = oneStop(content.text)
    return { ...content, text, channel: 'email', template: name as string as TemplateName }
  }
  return { name, title, languages, mail, sample: (frame) => mail(sample(frame)) }
}

/** Declares a kind of email that always says the same, to a user. */
export const plainEmail = ({
  name,
  title,
  ...said
}: Pick<Declared<string>, 'name' | 'title'> & Omit<MessageContent, 'to'>): EmailTemplate<string> =>
  emailTemplate({ name, title, write: (to) => ({ to, ...said }), sample: ({ to }) => to })

/** An email in paragraphs to someone in their language. */
export const written = (
  { to, brand, language }: Addressed,
  {
    paragraphs,
    ...said
  }: Pick<MessageContent, 'subject' | 'link' | 'code'> & { readonly paragraphs: readonly string[] },
): MessageContent => ({ to, brand, language, ...said, text: paragraphs.join('\n\n') })

/** English and Spanish. */
export const bothLanguages: readonly Language[] = ['en', 'es']
