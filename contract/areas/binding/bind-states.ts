/** The progress of a line's bind request, from none to a checked policy. */
export const bindStates = ['PENDING', 'BIND_REQUESTED', 'BOUND', 'BINDER', 'POLICY_RECEIVED', 'CHECKED'] as const

export type BindState = (typeof bindStates)[number]

/** What a person reads for a state. */
export const bindStateNames: Readonly<Record<BindState, string>> = {
  PENDING: 'Not requested',
  BIND_REQUESTED: 'Bind requested',
  BOUND: 'Bound',
  BINDER: 'Binder issued',
  POLICY_RECEIVED: 'Policy received',
  CHECKED: 'Policy checked',
}

export const bindMoves = ['REQUEST', 'RETURN', 'CONFIRM', 'ISSUE_BINDER', 'RECEIVE_POLICY', 'CHECK'] as const

export type BindMove = (typeof bindMoves)[number]

interface Move {
  readonly from: readonly BindState[]
  readonly to: BindState
  readonly by: 'CLIENT' | 'BROKERAGE' | 'BOTH'
}

const moves: Readonly<Record<BindMove, Move>> = {
  REQUEST: { from: ['PENDING'], to: 'BIND_REQUESTED', by: 'CLIENT' },
  RETURN: { from: ['BIND_REQUESTED'], to: 'PENDING', by: 'BOTH' },
  CONFIRM: { from: ['BIND_REQUESTED'], to: 'BOUND', by: 'BROKERAGE' },
  // A binder that runs out before the policy comes is followed by another.
  ISSUE_BINDER: { from: ['BOUND', 'BINDER'], to: 'BINDER', by: 'BROKERAGE' },
  // A policy that was wrong comes again.
  RECEIVE_POLICY: { from: ['BOUND', 'BINDER', 'POLICY_RECEIVED'], to: 'POLICY_RECEIVED', by: 'BROKERAGE' },
  CHECK: { from: ['POLICY_RECEIVED'], to: 'CHECKED', by: 'BROKERAGE' },
}

/** The state after a transition; undefined if it is not allowed from there, or not by this side. */
export function stateAfter(from: BindState, move: BindMove, isStaff: boolean): BindState | undefined {
  const { from: allowed, to, by } = moves[move]
  const isTheirs = by === 'BOTH' || (by === 'BROKERAGE') === isStaff
  return isTheirs && allowed.includes(from) ? to : undefined
}

/** Whether the carrier has confirmed coverage. */
export const isBound = (state: BindState): boolean => bindStates.indexOf(state) >= bindStates.indexOf('BOUND')
