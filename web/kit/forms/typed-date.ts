const patterns = [
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})-(?<day>\d{1,2})-(?<year>\d{4})$/,
  /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{4})$/,
]

/** Parses a typed day: m/d/yyyy, yyyy-mm-dd, m-d-yyyy or mmddyyyy; undefined if it is not one. */
export function typedDate(text: string): Date | undefined {
  const groups = patterns.map((pattern) => pattern.exec(text.trim())?.groups).find((found) => found !== undefined)
  if (groups === undefined) return undefined
  const [year, month, day] = [Number(groups.year), Number(groups.month), Number(groups.day)]
  const date = new Date(year, month - 1, day)
  const isReal = date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day
  return isReal && year >= 1800 ? date : undefined
}
