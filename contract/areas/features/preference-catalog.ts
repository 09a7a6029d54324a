/** Every preference by name; `id` never changes, a name may. `default` applies if no one has chosen. */
export const preferenceCatalog = [
  {
    id: 'loss-runs',
    name: 'LOSS_RUNS',
    label: 'Loss runs',
    description: 'Include the Loss Runs section in renewals.',
    default: true,
  },
] as const

export type PreferenceName = (typeof preferenceCatalog)[number]['name']
