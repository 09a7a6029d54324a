/** A name without the signs that no file or folder may have. */
export const plainName = (name: string): string => name.replaceAll(/[\\/:*?"<>|]/g, '-')
