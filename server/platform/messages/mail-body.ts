import { absoluteLink, brandOf, oneLine, textWithCode } from './message-words.ts'
import type { Letter } from './message-channel.ts'

export interface MailBody {
  readonly text: string
  readonly html: string
}

/** The two bodies of an email, which say the same: plain text, and HTML with the link as a button. */
export function mailBody(letter: Letter, publicUrl: URL | undefined): MailBody {
  const brand = brandOf(letter)
  const words = textWithCode(letter)
  const address = absoluteLink(letter.link, publicUrl)
  const footer = `${brand} sent you this message. If you did not expect it, please contact ${brand}.`
  const optOut = optOutOf(letter, publicUrl)
  const text = [
    words,
    ...(address === undefined ? [] : [address]),
    `--\n${footer}`,
    ...(optOut === undefined ? [] : [`${optOut.line} ${optOut.address}`]),
  ].join('\n\n')
  return { text, html: page({ title: oneLine(letter.subject), brand, words, address, footer, optOut }) }
}

/** The opt-out line with its address; without a public address it names the path. */
function optOutOf({ optOut }: Letter, publicUrl: URL | undefined): Parts['optOut'] {
  if (optOut === undefined) return undefined
  return { line: oneLine(optOut.line), address: absoluteLink(optOut.link, publicUrl) ?? optOut.link }
}

interface Parts {
  readonly title: string
  readonly brand: string
  readonly words: string
  readonly address: string | undefined
  readonly footer: string
  readonly optOut: { readonly line: string; readonly address: string } | undefined
}

const plain = 'margin:0 0 16px;font:16px/1.5 Arial,Helvetica,sans-serif;color:#1d2b2c'
const button =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#0b4f52;color:#ffffff;font:bold 16px/1.25 Arial,Helvetica,sans-serif;text-decoration:none'

function page({ title, brand, words, address, footer, optOut }: Parts): string {
  const paragraphs = words.split(/\n{2,}/).map((part) => `<p style="${plain}">${lines(part)}</p>`)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;background:#f3f5f5">
<main style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff">
<p style="${plain};font-weight:bold">${escaped(brand)}</p>
<h1 style="margin:0 0 16px;font:bold 22px/1.3 Arial,Helvetica,sans-serif;color:#1d2b2c">${escaped(title)}</h1>
${paragraphs.join('\n')}
${address === undefined ? '' : linkParts(escaped(address))}<p style="${plain};font-size:14px;color:#4b5a5b">${escaped(footer)}</p>
${optOut === undefined ? '' : optOutPart(optOut)}</main>
</body>
</html>
`
}

const linkParts = (
  address: string,
) => `<p style="${plain}"><a href="${address}" style="${button}">Open the portal</a></p>
<p style="${plain};font-size:14px">Or copy this address: <a href="${address}" style="color:#0b4f52;word-break:break-all">${address}</a></p>
`

const optOutPart = ({ line, address }: NonNullable<Parts['optOut']>) =>
  `<p style="${plain};font-size:14px;color:#4b5a5b">${escaped(line)} <a href="${escaped(address)}" style="color:#0b4f52;word-break:break-all">${escaped(address)}</a></p>
`

const lines = (text: string) => escaped(text).replaceAll('\n', '<br>')

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!)
