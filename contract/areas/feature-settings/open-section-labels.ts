/** Open work that turning off its section would hide: what to call one and several, and the page of an account with them. */
export const openSectionKinds = {
  RENEWAL_SECTION: { one: 'renewal section in progress', many: 'renewal sections in progress', page: 'renewal' },
  LOSS_RUN_REQUEST: { one: 'open loss run request', many: 'open loss run requests', page: 'loss-runs' },
  SCHEDULE_IMPORT: { one: 'unfinished schedule import', many: 'unfinished schedule imports', page: 'schedules' },
  CLAIM_DRAFT: { one: 'claim report in progress', many: 'claim reports in progress', page: 'claims-portal' },
  STAGED_CHANGE: { one: 'change not yet pushed', many: 'changes not yet pushed', page: 'staging' },
} as const

export type OpenSectionKind = keyof typeof openSectionKinds

/** Such as “2 open loss run requests”. */
export const openSectionText = ({ kind, count }: { readonly kind: OpenSectionKind; readonly count: number }): string =>
  `${count} ${openSectionKinds[kind][count === 1 ? 'one' : 'many']}`
