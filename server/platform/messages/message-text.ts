import { defaultBranding } from '@portico/contract/areas/branding/default-branding.ts'
import type { Letter } from './message-channel.ts'

/** The address of a path of the portal; undefined for what would lead elsewhere. */
export function absoluteLink(path: string | undefined, publicUrl: URL | undefined): string | undefined {
  if (path === undefined || publicUrl === undefined || !URL.canParse(path, publicUrl.href)) return undefined
  const address = new URL(path, publicUrl)
  const isOwn = address.origin === publicUrl.origin || isSubdomainOf(publicUrl, address)
  return isOwn ? address.href : undefined
}

/** Brokerages have their look under a name before the portal's own. */
const isSubdomainOf = ({ protocol, port, hostname }: URL, address: URL): boolean =>
  address.protocol === protocol && address.port === port && address.hostname.endsWith(`.${hostname}`)

/** A text as one line: a header value must not start another header. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** The brand name shown in a message. */
export const brandOf = ({ brand }: Pick<Letter, 'brand'>): string => oneLine(brand ?? defaultBranding.name)

/** The text with its code, which some texts hold already. */
export const textWithCode = ({ text, code }: Pick<Letter, 'text' | 'code'>): string =>
  code === undefined || text.includes(code) ? text : `${text} ${code}`

/** What a voice says: the code digit by digit. */
export function spokenText({ text, code }: Pick<Letter, 'text' | 'code'>): string {
  if (code === undefined) return text
  const digits = code.split('').join(', ')
  return text.includes(code) ? text.replaceAll(code, digits) : `${text} ${digits}`
}
