import { BrokerRole } from '@portico/contract/areas/session/roles.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import type { Actor } from '../../platform/access/actor.ts'
import type { UserContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { eventsPlace } from '../../platform/events-place.ts'
import { maskedPhone, openPhone } from '../users/users.public.ts'
import { homeOriginView } from './home-origin.read-model.ts'

/** The current user as every screen needs it. */
export async function currentUserView(
  tx: Tx,
  { actor, host, platform: { config, secret } }: Pick<UserContext, 'actor' | 'host' | 'platform'>,
): Promise<CurrentUser> {
  const isComplete = actor.state === 'complete'
  const [user, accounts, homeOrigin] = await Promise.all([
    tx.db
      .selectFrom('users')
      .selectAll()
      .select(eventsPlace.as('place'))
      .where('id', '=', actor.userId)
      .executeTakeFirstOrThrow(),
    isComplete ? accountsOf(tx, actor) : [],
    homeOriginView(tx, actor, { host, config }),
  ])
  const whenComplete = <T, U>(value: T, otherwise: U) => (isComplete ? value : otherwise)
  return {
    userId: user.id,
    username: user.username,
    displayUsername: user.username,
    email: whenComplete(user.email, ''),
    firstName: whenComplete(user.first_name, ''),
    lastName: whenComplete(user.last_name, ''),
    isAdmin: user.is_admin,
    isAnAdmin: user.is_admin,
    isViewer: actor.isViewer,
    createdDate: user.created_at.toISOString(),
    brokerRoles: whenComplete(brokerRoles(actor), {}),
    accountRoles: whenComplete(Object.fromEntries([...actor.accounts].map(([code, { role }]) => [code, role])), {}),
    hasMultipleAccounts: actor.accounts.size > 1,
    tfaEnabled: user.tfa_enabled,
    tfaValidated: user.tfa_enabled && actor.state !== 'code_owed',
    tfaPhone: maskedPhone(openPhone(secret, user.tfa_phone_sealed)),
    tfaType: user.tfa_type,
    mustResetPassword: user.must_reset_password && actor.impersonation === undefined,
    mustEnrollTfa: actor.state === 'enrollment_owed',
    userAccounts: accounts,
    publicPhone: whenComplete(user.public_phone, null),
    profilePicture: whenComplete(user.profile_picture, null),
    licensesOrDesignations: whenComplete(user.licenses_or_designations, null),
    titles: whenComplete(user.titles, null),
    services: whenComplete(user.services, null),
    hidesFirstSteps: user.hides_first_steps,
    impersonation: actor.impersonation ?? null,
    homeOrigin,
    eventsPlace: user.place,
  }
}

const accountsOf = (tx: Tx, actor: Actor) =>
  tx.db
    .selectFrom('accounts')
    .innerJoin('account_roles', 'account_roles.account_code', 'accounts.code')
    .innerJoin('brokerages', 'brokerages.code', 'accounts.brokerage_code')
    .where('suspended_at', 'is', null)
    .select(['accounts.code as accountCode', 'company_name as companyName'])
    .where('account_roles.user_id', '=', actor.userId)
    .where('deleted_at', 'is', null)
    .orderBy('company_name')
    // The account selector pages through longer lists.
    .limit(50)
    .execute()

const brokerRoles = (actor: Actor) =>
  Object.fromEntries([...actor.brokerages].map(([code, roles]) => [code, roles.map((role) => BrokerRole.parse(role))]))
