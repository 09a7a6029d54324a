/** Cents as stored by a money question: dollars, with cents only if there are any. */
export const dollars = (cents: number): string => (cents / 100).toFixed(2).replace(/\.00$/, '')
