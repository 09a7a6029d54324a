const units = ['KB', 'MB', 'GB', 'TB'] as const

/** An amount of storage as text, such as "3.2 GB". */
export function bytesText(bytes: number): string {
  let [amount, unit] = [bytes / 1000, 0]
  while (amount >= 1000 && unit < units.length - 1) [amount, unit] = [amount / 1000, unit + 1]
  return `${amount.toLocaleString('en-US', { maximumFractionDigits: amount < 10 ? 1 : 0 })} ${units[unit]}`
}
