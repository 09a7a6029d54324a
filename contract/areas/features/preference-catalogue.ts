/** Every preference by name; `id` never changes, a name may. `default` holds where nobody has chosen. */
export const preferenceCatalogue = [
  {
    id: 'loss-runs',
    name: 'LOSS_RUNS',
    label: 'Loss runs',
    description: 'The renewal has the section Loss Runs.',
    default: true,
  },
] as const

export type PreferenceName = (typeof preferenceCatalogue)[number]['name']
