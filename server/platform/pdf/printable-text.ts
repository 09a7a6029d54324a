const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What stands for a character that cannot be printed, and resembles none that can. */
export const unprintable = '[?]'

/**
 * A text in the characters that a font has: a letter that it lacks gives way to its plain form, anything else to a
 * visible mark. `isWhole` says whether nothing had to give way.
 */
export function printable(
  text: string,
  has: (codePoint: number) => boolean,
): { readonly text: string; readonly isWhole: boolean } {
  let printed = ''
  let isWhole = true
  for (const { segment } of graphemes.segment(text.normalize('NFC').replaceAll('\t', ' '))) {
    if (segment === '\n' || hasAll(segment, has)) printed += segment
    else {
      isWhole = false
      printed += plainForm(segment, has)
    }
  }
  return { text: printed, isWhole }
}

const hasAll = (segment: string, has: (codePoint: number) => boolean) =>
  Array.from(segment).every((character) => has(character.codePointAt(0)!))

function plainForm(segment: string, has: (codePoint: number) => boolean): string {
  const plain = segment.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return plain !== '' && hasAll(plain, has) ? plain : unprintable
}
