/** Cents as a question about money keeps them: dollars, with cents only where there are any. */
export const dollars = (cents: number): string => (cents / 100).toFixed(2).replace(/\.00$/, '')
