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
  ['becomes? of|became of', 'status'],
  ['besides|thereof|of such', 'also, in addition, or a plain sentence'],
  ['lately', 'recent, recently'],
  ['so many', 'the number itself'],
  ['(?:at|in) hand', 'assigned, available'],
  ['sign-ins?|signed in', 'login, logged in'],
  [
    'licences?|programmes?|storeys?|defences?|colours?|labour|catalogues?|cancelled|travellers?|harbour|centres?|grey',
    'US spelling',
  ],
  ['instalments?|plough(?:s|ed|ing)?|remodelling|tunnelling|telephones?', 'US spelling'],
]

/** Only for comments, where names in backticks do not count: texts on screen use some of these words in other senses. */
const coinedInComments: readonly (readonly [words: string, instead: string])[] = [
  ['deeds?', 'action'],
  ['fact books?', 'account data'],
  ['faults?|refus(?:e|es|ed|al|als|ing)', 'error, rejects, rejected'],
  ['findings?|remarks?', 'issue, warning'],
  ['floors?', 'layer'],
  ['stretch(?:es)?', 'chunk, part'],
  ['nudg(?:e|es|ed|ing)', 'reminder, reminds'],
  ['cockpit', 'mod analysis'],
  ['walk(?:s|ed|ing)?', 'check, moves through'],
  ['journeys?', 'end-to-end test'],
  ['pictures?', 'image, drawing'],
  ['all the same', 'a plain sentence'],
  ['begin(?:s|ning)?|began|begun', 'start, starts, started'],
  ['(?:undefined|null|empty|false|nothing) where', 'undefined if'],
  ['however many', 'no matter how many'],
]

const pattern = (words: string): RegExp => new RegExp(`(?<![\\w$/.-])(?:${words})(?![\\w/-])`, 'i')
const patternsOf = (list: typeof coined) => list.map(([words, instead]) => ({ pattern: pattern(words), instead }))
const patterns = [...patternsOf(coined), { pattern: /(?:\d|…) %/, instead: 'a percent sign without a space' }]
const patternsOfComments = [...patterns, ...patternsOf(coinedInComments)]

/**
 * Correct in these places: `cover` as a verb, former headings of files, specified texts, names of the API and of hosts.
 */
const allowed =
  /\b(?:policies cover this|the policy cover|cover part of|not (?:fully )?cover|runs cover|cover … of)\b|^(?:Storeys|Licence no\.|Travellers)$|\bA section with hard errors\b|of a hard error$|^[A-Z]+ \/|mail\.example|%%EOF|^Cover\.pdf$|^\w+ (?:\| \w+ ){5}/

interface Coined {
  readonly word: string
  readonly instead: string
}

/** The first word of a text that the product does not use, with what to write. */
export const coinedWord = (text: string): Coined | undefined => firstOf(patterns, text)

/** The first word of a comment that engineers would not use, with what to write. */
export const coinedInComment = (text: string): Coined | undefined =>
  firstOf(patternsOfComments, text.replaceAll(/`[^`]*`/g, ''))

function firstOf(list: typeof patterns, text: string): Coined | undefined {
  if (allowed.test(text)) return undefined
  for (const { pattern: words, instead } of list) {
    const [word] = words.exec(text) ?? []
    if (word !== undefined) return { word, instead }
  }
  return undefined
}
