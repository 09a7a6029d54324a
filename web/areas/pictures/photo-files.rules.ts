import { pictureMegabytes } from '@portico/contract/areas/profile/profile.shapes.ts'

/** Whose photo a file is: its name without the ending is the username. */
export const usernameOf = (fileName: string): string => fileName.replace(/\.[a-z]{3,4}$/i, '').trim()

/** Why a file is not sent at all; undefined if the server has to look at it. */
export const errorOf = ({ size }: Pick<File, 'size'>): string | undefined =>
  size > pictureMegabytes * 1024 * 1024 ? `must be ${pictureMegabytes} MB at most` : undefined
