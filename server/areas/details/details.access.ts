import { insuredRoles } from '@portico/contract/areas/session/role-names.ts'
import { brokerageAccessIn } from '../../platform/access/actor.ts'
import type { AccountContext } from '../../platform/context.ts'

type Asker = Pick<AccountContext, 'account' | 'actor'>

/** The record and the team of an account are its brokerage's. */
export const keepsDetails = ({ account }: Pick<Asker, 'account'>): boolean => account.holdsAllPermissions

/** Fields are part of the profile, which has its own permission code. */
export const readsFacts = ({ account }: Pick<Asker, 'account'>): boolean =>
  account.holdsAllPermissions || account.permissions.includes('OP_READ_COMP_PROFILE')

/** The insured’s own people and the brokerage answer for a profile that they may read; viewers and carriers do not. */
export const answersFacts = (asker: Asker): boolean =>
  readsFacts(asker) &&
  !asker.actor.isViewer &&
  (keepsDetails(asker) || asker.account.roles.some((role) => insuredRoles.includes(role)))

/** A brokerage admin may merge its accounts, since a merge changes who may open what. */
export const mergesAccounts = ({ account, actor }: Asker): boolean =>
  !actor.isViewer && brokerageAccessIn(actor, account.brokerage)?.isBrokerageAdmin === true

/** Other accounts are shown only to people who may open all of the brokerage's. */
export const seesSisters = ({ account, actor }: Asker): boolean =>
  actor.isAdmin || actor.brokerages.has(account.brokerage)
