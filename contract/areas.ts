/**
 * The areas of Portico, low to high. An area may know only areas that stand before it.
 * Lint, the generators and the drawn map all read this list.
 */
export const areas = [
  'users',
  'single-use-links',
  'session',
  'events',
  'page-views',
  'credentials',
  'profile',
  'brokerages',
  'branding',
  'dashboard',
  'accounts',
  'people',
  'demonstration',
  'notifications',
  'features',
  'tasks',
  'links',
  'documents',
  'policies',
  'lookups',
  'schedules',
  'schedule-exports',
  'schedule-imports',
  'forms',
  'applications',
  'open-applications',
  'conversations',
  'calendar',
  'law-firm',
  'activity',
  'administration',
  'search',
] as const

export type Area = (typeof areas)[number]
