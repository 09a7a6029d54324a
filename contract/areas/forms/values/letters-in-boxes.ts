import type { Box } from '../layout.shapes.ts'

/** The letters and digits of a text, as they go into boxes of their own: dashes and spaces go in none. */
export const lettersOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]/gu) ?? []

/** The letters and digits at one place of a row of boxes. */
export const lettersAt = (text: string, { from, count }: NonNullable<Box['cells']>): string =>
  lettersOf(text)
    .slice(from, from + count)
    .join('')
