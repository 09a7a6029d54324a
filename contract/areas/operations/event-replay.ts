/** The most events that are replayed at once. */
export const mostReplayed = 200
