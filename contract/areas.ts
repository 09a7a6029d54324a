/**
 * The areas of Portico, low to high. An area may know only areas that stand before it.
 * Lint, the generators and the drawn map all read this list.
 */
export const areas = ['session', 'brokerages', 'branding', 'accounts', 'events', 'tasks', 'policies'] as const

export type Area = (typeof areas)[number]
