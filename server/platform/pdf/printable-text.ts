const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Replaces a character that cannot be printed; looks like no printable character. */
export const unprintable = '[?]'

/** Which characters a font has, by code point. */
type Has = (codePoint: number) => boolean

/** Whether a text prints unchanged, without replaced characters. */
export const isPrintable = (text: string, has: Has): boolean => hasAll(plain(text), has)

/**
 * A text in the characters that a font has: a letter that it lacks gives way to its plain form, anything else to a
 * visible mark.
 */
export function printable(text: string, has: Has): string {
  const whole = plain(text)
  if (hasAll(whole, has)) return whole
  return Array.from(graphemes.segment(whole), ({ segment }) =>
    hasAll(segment, has) ? segment : plainForm(segment, has),
  ).join('')
}

const plain = (text: string): string => text.normalize('NFC').replaceAll('\t', ' ')

const hasAll = (text: string, has: Has): boolean =>
  Array.from(text).every((character) => character === '\n' || has(character.codePointAt(0)!))

function plainForm(segment: string, has: Has): string {
  const bare = segment.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return bare !== '' && hasAll(bare, has) ? bare : unprintable
}
