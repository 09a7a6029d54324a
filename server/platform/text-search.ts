const escaped = (typed: string) => typed.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)

/** A LIKE pattern for lower-case text that contains what was typed, letter for letter. */
export const containing = (typed: string): string => `%${escaped(typed)}%`

/** The fewest letters by which the text index finds the middle of a word. */
const indexedLetters = 3

/**
 * LIKE patterns, of which lower-case text must match one: it contains what was typed or, where that is shorter than
 * the index can look up, has a word that begins with it.
 */
export const matching = (typed: string): readonly string[] =>
  typed.length >= indexedLetters ? [containing(typed)] : [`${escaped(typed)}%`, `% ${escaped(typed)}%`]

/** Whether a text can be sent to the database: no NUL, no half of a surrogate pair. */
export const isText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()
