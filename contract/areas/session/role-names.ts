/** The name a person reads for each role. */
export const roleNames: Readonly<Record<string, string>> = {
  ADMIN: 'Admin',
  USER: 'User',
  ADVISOR: 'Advisor',
  P_ACCT_MGR: 'Primary Account Manager',
  ACCT_MGR: 'Account Manager',
  CLAIMS: 'Claims',
  LOSS_CONTROL: 'Loss Control',
  INS_PARTNER: 'Insurance Partner',
  SUPER_ADMIN: 'Super Admin',
}

/** Roles of brokerage staff, on a brokerage or as an account's linked agent. */
export const brokerRoles = [
  'ADVISOR',
  'P_ACCT_MGR',
  'ACCT_MGR',
  'CLAIMS',
  'LOSS_CONTROL',
  'ADMIN',
  'SUPER_ADMIN',
] as const

/** Roles of an insured's own people. */
export const insuredRoles: readonly string[] = ['ADMIN', 'USER']

/** The group under which a role is listed. */
export function roleGroup(side: 'account' | 'brokerage', role: string): 'Policy Holder' | 'Brokerage' | 'Other' {
  if (side === 'brokerage') return 'Brokerage'
  return insuredRoles.includes(role) ? 'Policy Holder' : 'Other'
}
