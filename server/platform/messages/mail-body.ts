import { defaultBranding } from '@portico/contract/areas/branding/default-branding.ts'
import { mailColors, type MailScheme } from './mail-colors.ts'
import { emailTexts } from '@portico/contract/kit/email/languages.ts'
import type { Letter } from './message-channel.ts'
import { absoluteLink, brandOf, oneLine, textWithCode } from './message-text.ts'

export interface MailBody {
  readonly text: string
  readonly html: string
}

const textsIn = emailTexts({
  '{brand} sent you this message. If you did not expect it, please contact {brand}.':
    '{brand} le envió este mensaje. Si no lo esperaba, comuníquese con {brand}.',
  'Open the portal': 'Abrir el portal',
  'Or copy this address:': 'O copie esta dirección:',
})

/**
 * The two bodies of an email, which say the same: plain text, and HTML with the link as a button. The recipient's screen
 * decides between light and dark, unless a scheme is given.
 */
export function mailBody(letter: Letter, publicUrl: URL | undefined, scheme?: MailScheme): MailBody {
  const brand = brandOf(letter)
  const { language = 'en' } = letter
  const words = textWithCode(letter)
  const address = absoluteLink(letter.link, publicUrl)
  const footer = textsIn(language)('{brand} sent you this message. If you did not expect it, please contact {brand}.', {
    brand,
  })
  const optOut = optOutOf(letter, publicUrl)
  const text = [
    words,
    ...(address === undefined ? [] : [address]),
    `--\n${footer}`,
    ...(optOut === undefined ? [] : [`${optOut.line} ${optOut.address}`]),
  ].join('\n\n')
  // Without a brand name it is the product's own email, whatever account it is about.
  const color = (letter.brand === undefined ? null : letter.color) ?? defaultBranding.colors.primary
  const title = oneLine(letter.subject)
  return { text, html: page({ title, brand, language, words, address, footer, optOut, color, scheme }) }
}

/** The opt-out line with its address; without a public address it names the path. */
function optOutOf({ optOut }: Letter, publicUrl: URL | undefined): Parts['optOut'] {
  if (optOut === undefined) return undefined
  return { line: oneLine(optOut.line), address: absoluteLink(optOut.link, publicUrl) ?? optOut.link }
}

interface Parts {
  readonly title: string
  readonly brand: string
  readonly language: NonNullable<Letter['language']>
  readonly words: string
  readonly address: string | undefined
  readonly footer: string
  readonly optOut: { readonly line: string; readonly address: string } | undefined
  readonly color: string
  readonly scheme: MailScheme | undefined
}

const font = 'Arial,Helvetica,sans-serif'
const paragraph = `margin:0 0 16px;font:16px/1.5 ${font}`
const small = `margin:0 0 16px;font:14px/1.5 ${font}`

function page({ title, brand, language, words, address, footer, optOut, color, scheme }: Parts): string {
  const light = mailColors(color, 'light')
  const paragraphs = words
    .split(/\n{2,}/)
    .map((part) => `<p class="ink" style="${paragraph};color:${light.ink}">${lines(part)}</p>`)
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="${scheme ?? 'light dark'}"><meta name="supported-color-schemes" content="${scheme ?? 'light dark'}"><title>${escaped(title)}</title>
<style>${styles(color, scheme)}</style></head>
<body class="page" style="margin:0;background:${light.page}">
<main class="card" style="box-sizing:border-box;max-width:560px;margin:0 auto;padding:24px;background:${light.card};border-top:4px solid ${light.edge};overflow-wrap:anywhere">
<p class="ink" style="${paragraph};font-weight:bold;color:${light.ink}">${escaped(brand)}</p>
<h1 class="ink" style="margin:0 0 16px;font:bold 22px/1.3 ${font};color:${light.ink}">${escaped(title)}</h1>
${paragraphs.join('\n')}
${address === undefined ? '' : linkParts(escaped(address), language, light)}<p class="quiet" style="${small};color:${light.quiet}">${escaped(footer)}</p>
${optOut === undefined ? '' : optOutPart(optOut, light)}</main>
</body>
</html>
`
}

/** Dark mode replacements for the inline colors, which every email program reads. */
function styles(color: string, scheme: MailScheme | undefined): string {
  const dark = mailColors(color, 'dark')
  const rules = [
    `.page{background:${dark.page}!important}`,
    `.card{background:${dark.card}!important;border-color:${dark.edge}!important}`,
    `.ink{color:${dark.ink}!important}`,
    `.quiet{color:${dark.quiet}!important}`,
    `.link{color:${dark.link}!important}`,
    `.button{border-color:${dark.edge}!important}`,
  ].join('')
  const root = `:root{color-scheme:${scheme ?? 'light dark'}}`
  if (scheme === 'light') return root
  return `${root}${scheme === 'dark' ? rules : `@media (prefers-color-scheme:dark){${rules}}`}`
}

type Colors = ReturnType<typeof mailColors>

const buttonOf = ({ button, buttonText, edge }: Colors) =>
  `display:inline-block;padding:11px 19px;border:1px solid ${edge};border-radius:6px;background:${button};color:${buttonText};font:bold 16px/1.25 ${font};text-decoration:none`

function linkParts(address: string, language: Parts['language'], light: Colors): string {
  const t = textsIn(language)
  return `<p style="${paragraph}"><a class="button" href="${address}" style="${buttonOf(light)}">${t('Open the portal')}</a></p>
<p class="ink" style="${small};color:${light.ink}">${t('Or copy this address:')} ${linkTo(address, light)}</p>
`
}

const optOutPart = ({ line, address }: NonNullable<Parts['optOut']>, light: Colors) =>
  `<p class="quiet" style="${small};color:${light.quiet}">${escaped(line)} ${linkTo(escaped(address), light)}</p>
`

const linkTo = (address: string, { link }: Colors) =>
  `<a class="link" href="${address}" style="color:${link};word-break:break-all">${address}</a>`

const lines = (text: string) => escaped(text).replaceAll('\n', '<br>')

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!)
