import type { BrokerRole } from '@portico/contract/areas/session/roles.ts'

/** The password of every demonstration user. */
export const demoPassword = 'Portico-demo-1!'

export interface DemoPerson {
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  /** Who this is, as the start-up message says. */
  readonly who: string
  readonly isAdmin?: true
  readonly isViewer?: true
  readonly mustResetPassword?: true
  readonly tfaPhone?: string
  readonly publicPhone?: string
  readonly titles?: string
  readonly brokerage?: string
  readonly brokerRole?: BrokerRole
  /** Account code → role. */
  readonly accounts?: Readonly<Record<string, 'ADMIN' | 'USER'>>
  readonly withoutPermissions?: readonly string[]
}

export const demoPeople: readonly DemoPerson[] = [
  {
    username: 'admin@portico.test',
    firstName: 'Ada',
    lastName: 'Morgan',
    who: 'platform administrator',
    isAdmin: true,
  },
  {
    username: 'advisor@harbor.test',
    firstName: 'Nora',
    lastName: 'Whitfield',
    who: 'Advisor at HARBOR',
    publicPhone: '(206) 555-0142',
    titles: 'Commercial Lines Advisor',
    brokerage: 'HARBOR',
    brokerRole: 'ADVISOR',
  },
  {
    username: 'manager@harbor.test',
    firstName: 'Daniel',
    lastName: 'Okafor',
    who: 'Primary Account Manager at HARBOR',
    publicPhone: '(206) 555-0117',
    titles: 'Senior Account Manager',
    brokerage: 'HARBOR',
    brokerRole: 'P_ACCT_MGR',
  },
  {
    username: 'broker-admin@harbor.test',
    firstName: 'Priya',
    lastName: 'Raman',
    who: 'brokerage admin at HARBOR',
    brokerage: 'HARBOR',
    brokerRole: 'ADMIN',
  },
  {
    username: 'claims@harbor.test',
    firstName: 'Marcus',
    lastName: 'Bell',
    who: 'Claims at HARBOR',
    publicPhone: '(206) 555-0188',
    brokerage: 'HARBOR',
    brokerRole: 'CLAIMS',
  },
  {
    username: 'producer@alps.test',
    firstName: 'Rosa',
    lastName: 'Delgado',
    who: 'Advisor at ALPS',
    publicPhone: '(406) 555-0138',
    brokerage: 'ALPS',
    brokerRole: 'ADVISOR',
  },
  {
    username: 'owner@acme.test',
    firstName: 'Elena',
    lastName: 'Castillo',
    who: 'insured Admin of ACME',
    titles: 'Chief Financial Officer',
    accounts: { ACME: 'ADMIN' },
  },
  {
    username: 'user@acme.test',
    firstName: 'Theo',
    lastName: 'Lindqvist',
    who: 'insured User of ACME, without loss runs, mod and financials',
    accounts: { ACME: 'USER' },
    withoutPermissions: ['OP_READ_LOSS_RUNS', 'OP_READ_MOD', 'OP_READ_FINANCIALS'],
  },
  {
    username: 'viewer@acme.test',
    firstName: 'Grace',
    lastName: 'Yamada',
    who: 'viewer of ACME',
    isViewer: true,
    accounts: { ACME: 'USER' },
  },
  {
    username: 'multi@acme.test',
    firstName: 'Owen',
    lastName: 'Bradley',
    who: 'insured Admin of ACME and BAYSIDE',
    accounts: { ACME: 'ADMIN', BAYSIDE: 'ADMIN' },
  },
  {
    username: 'prospect@prosper.test',
    firstName: 'Mei',
    lastName: 'Tanaka',
    who: 'insured Admin of the prospect PROSPER',
    accounts: { PROSPER: 'ADMIN' },
  },
  {
    username: 'lawyer@doelaw.test',
    firstName: 'Jonathan',
    lastName: 'Doe',
    who: 'insured Admin of the law firm DOELAW',
    accounts: { DOELAW: 'ADMIN' },
  },
  {
    username: 'tfa@acme.test',
    firstName: 'Ines',
    lastName: 'Ferreira',
    who: 'insured User of ACME, two-factor by SMS',
    tfaPhone: '(206) 555-0163',
    accounts: { ACME: 'USER' },
  },
  {
    username: 'reset@acme.test',
    firstName: 'Samir',
    lastName: 'Haddad',
    who: 'insured User of ACME who must set a new password',
    mustResetPassword: true,
    accounts: { ACME: 'USER' },
  },
  {
    username: 'advisor@summit.test',
    firstName: 'Caleb',
    lastName: 'Reyes',
    who: 'Advisor at SUMMIT',
    publicPhone: '(303) 555-0129',
    brokerage: 'SUMMIT',
    brokerRole: 'ADVISOR',
  },
  {
    username: 'owner@ridge.test',
    firstName: 'Harriet',
    lastName: 'Vance',
    who: 'insured Admin of RIDGE',
    accounts: { RIDGE: 'ADMIN' },
  },
  { username: 'nobody@portico.test', firstName: 'Robin', lastName: 'Gray', who: 'no account and no role' },
]
