/** Pixels; the style sheet has the same. */
export const rowHeight = 34
export const headHeight = 38
export const gutterWidth = 56
