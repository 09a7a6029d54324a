/** Lines that email programs put before quoted text. */
const quoteHeads: readonly RegExp[] = [
  /^\s*On .{6,200}wrote:\s*$/,
  /^\s*(?:Am|Le|El) .{6,200}(?:schrieb|a écrit|escribió).*:\s*$/,
  /^\s*-{2,}\s*(?:Original Message|Forwarded message|Original Appointment)\s*-{2,}\s*$/i,
  /^\s*_{20,}\s*$/,
]

/** Where a person's own text ends and their signature starts. */
const signatureHeads: readonly RegExp[] = [
  /^-- ?$/,
  /^\s*Sent from my \w.{0,40}$/i,
  /^\s*(?:Sent from|Get) Outlook for (?:iOS|Android)\b.*$/i,
]

/** The header block that Outlook puts above quoted text, without any other marker. */
const outlookBlock = /^\s*\*?From:\*? .+\n\s*\*?(?:Sent|Date):\*? .+\n(?:\s*\*?(?:To|Cc):\*? .+\n)*\s*\*?Subject:\*? ?/m

/** What a person wrote in a reply: without the quoted history and their signature. */
export function replyText(mail: string): string {
  const unwrapped = joinedHeads(mail.replaceAll(/\r\n?/g, '\n').replaceAll('\u00a0', ' '))
  const block = outlookBlock.exec(unwrapped)
  const lines = (block === null ? unwrapped : unwrapped.slice(0, block.index)).split('\n')
  const end = lines.findIndex((line) => [...quoteHeads, ...signatureHeads].some((head) => head.test(line)))
  const own = end === -1 ? lines : lines.slice(0, end)
  return own
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .replaceAll(/[^\S\n]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** Email programs break the long line “On … wrote:” into two or three. */
const joinedHeads = (text: string): string =>
  text.replaceAll(/^On [^\n]{6,150}\n(?:(?!>)[^\n]{0,150}\n)?(?!>)[^\n]{0,150}wrote:[^\S\n]*$/gm, (head) =>
    head.length < 300 && /\d/.test(head) ? head.replaceAll('\n', ' ') : head,
  )
