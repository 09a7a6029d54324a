import type { Box } from '../layout.shapes.ts'

/** The letters and digits of a text for single-letter boxes, without dashes and spaces. */
export const lettersOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]/gu) ?? []

/** The letters and digits at one place of a row of boxes. */
export const lettersAt = (text: string, { from, count }: NonNullable<Box['cells']>): string =>
  lettersOf(text)
    .slice(from, from + count)
    .join('')
