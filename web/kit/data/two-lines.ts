/** The letters of the longer line when a text is broken once at its best place. */
export function lettersOnTwoLines(text: string): number {
  const words = text.split(' ')
  return Math.min(
    ...words.map((_, at) => Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length)),
  )
}
