/** The longest text of a cell, in characters. */
export const cellLimit = 4000
