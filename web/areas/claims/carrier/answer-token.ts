/** The token of a carrier's link to a claim; undefined if a path is none. */
export const answerTokenOf = (path: string): string | undefined => /^\/o\/([^/]+)\/claim-answer\/?$/.exec(path)?.[1]
