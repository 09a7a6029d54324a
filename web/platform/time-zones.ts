/** Where most insureds of the portal live; every other zone follows. */
const nearby = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
]

/** Every time zone to choose from. */
export function zoneOptions(current: string): { value: string; label: string }[] {
  const all = new Set([...nearby, current, ...Intl.supportedValuesOf('timeZone')])
  return [...all].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
}
