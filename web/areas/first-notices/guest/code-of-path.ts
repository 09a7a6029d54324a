/** The code of a page for first notices; undefined if a path is none. */
export const noticeCodeOf = (path: string): string | undefined => /^\/n\/([0-9A-HJKMNP-TV-Z]{12})\/?$/i.exec(path)?.[1]
