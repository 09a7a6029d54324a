/** The words that a part of an address holds. It may hold a number where words are meant; anything else is none. */
export const addressText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
