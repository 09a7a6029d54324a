/** Words that the product does not use, with what it says instead. Text that a specification fixes is allowed below. */
const coined: readonly (readonly [words: string, instead: string])[] = [
  ['cover(?! (?:pages?|letters?|charges?)\\b)', 'coverage'],
  ['e-mails?|mails?|mailed', 'email, emailed'],
  ['stands?|stood', 'is, appears, or a plain verb'],
  ['told', 'notified, entered, or says'],
  ['mend(?:s|ed|ing)?|put right', 'fix'],
  ['figured', 'calculated'],
  ['whoever|whom', 'the person who'],
  ['nobody|somebody', 'Unassigned, no one, or someone'],
  ['beneath', 'underlying, below'],
  ['anew', 'again'],
  ['meanwhile|in the meantime', 'since you opened it, or someone else'],
  ['no more|any more', 'no longer'],
  ['opened? again', 'reopen'],
  ['tak(?:e|es|en) back|took back', 'undo, withdraw'],
  ['dated back', 'backdated'],
  ['hard errors?', 'blocking error'],
  ['fact book', 'account data'],
  ['agency system', 'agency management system'],
  ['no \\w+ fits', 'No matching …'],
  ['leads nowhere', 'stops working'],
  ['sign-ins?|signed in', 'login, logged in'],
  ['licences?|programmes?|storeys?|defences?|colours?|labour|catalogues?|cancelled|travellers?|harbour', 'US spelling'],
  ['instalments?|plough(?:s|ed|ing)?|remodelling|tunnelling|telephones?', 'US spelling'],
]

const pattern = (words: string): RegExp => new RegExp(`(?<![\\w$/.-])(?:${words})(?![\\w/-])`, 'i')
const patterns = [
  ...coined.map(([words, instead]) => ({ pattern: pattern(words), instead })),
  { pattern: /(?:\d|…) %/, instead: 'a percent sign without a space' },
]

/**
 * Correct in these places: `cover` as a verb, former headings of files, specified texts, names of the API and of hosts.
 */
const allowed =
  /\b(?:policies cover this|the policy cover|cover part of|not (?:fully )?cover|runs cover|cover … of)\b|^(?:Storeys|Licence no\.|Travellers)$|\bA section with hard errors\b|of a hard error$|^[A-Z]+ \/|mail\.example|%%EOF|^Cover\.pdf$|^\w+ (?:\| \w+ ){5}/

/** The first word of a text that the product does not use, with what to write. */
export function coinedWord(text: string): { readonly word: string; readonly instead: string } | undefined {
  if (allowed.test(text)) return undefined
  for (const { pattern: words, instead } of patterns) {
    const [word] = words.exec(text) ?? []
    if (word !== undefined) return { word, instead }
  }
  return undefined
}
