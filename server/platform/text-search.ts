/** A LIKE pattern for lower-case text that contains what was typed, letter for letter. */
export const containing = (typed: string): string => `%${typed.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Whether a text can be sent to the database: no NUL, no half of a surrogate pair. */
export const isText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()
