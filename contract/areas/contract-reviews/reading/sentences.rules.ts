/** A part of a text with its place. */
export interface Part {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Abbreviations whose period ends no sentence. */
const abbreviated = /(?:\b(?:a\.m|no|inc|co|corp|ltd|st|ave|blvd|art|sec|e\.g|i\.e|u\.s|dr|mr|ms|vs|attn)|\b[a-z])\.$/iu

/** Where a sentence, a list item, or a paragraph may end; a line that continues mid-sentence does not. */
const ends =
  /[.;](?=\s|$)|\n\s*\n|(?<![a-z,] *)\n(?=\s*(?:\(?[a-zA-Z0-9]{1,4}[).]\s|\d+(?:\.\d+)+\.?\s|(?:ARTICLE|Article|SECTION|Section|EXHIBIT|Exhibit)\s))|\n(?=\s*(?:[•▪●*]|[-–—]\s))/gu

/** Longer text without an end is not a sentence, and is read in parts. */
const longest = 4000
/** What is shorter says nothing of insurance. */
const shortest = 4

/** The sentences and items of a text, in order. */
export function sentencesOf(text: string): Part[] {
  const parts: Part[] = []
  let from = 0
  const close = (to: number) => {
    for (; from < to; from = Math.min(to, from + longest)) {
      const part = text.slice(from, Math.min(to, from + longest))
      if (part.trim().length >= shortest) parts.push({ from, to: from + part.length, text: part })
    }
  }
  for (const { 0: end, index } of text.matchAll(ends)) {
    if (end === '.' && abbreviated.test(text.slice(Math.max(from, index - 8), index + 1))) continue
    close(index + end.length)
  }
  close(text.length)
  return parts
}

/** A place without the white space around it. */
export function trimmed(text: string, { from, to }: Pick<Part, 'from' | 'to'>): Pick<Part, 'from' | 'to'> {
  const inner = text.slice(from, to)
  const start = from + (inner.length - inner.trimStart().length)
  return { from: start, to: Math.max(start, to - (inner.length - inner.trimEnd().length)) }
}
