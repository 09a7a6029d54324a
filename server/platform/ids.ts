import { randomUUID } from 'node:crypto'

/** A UUID of version 7: the time in front keeps new rows side by side in an index. */
export function newId(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0')
  // What follows the version is chance in a UUID of version 4 as well.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/** Whether a text is the id of something; asking the database with any other text would be an error there. */
export const isId = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
