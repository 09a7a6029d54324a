import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import type { OpenContext } from '../../../platform/context.ts'
import { sqlState } from '../../../platform/database/database-errors.ts'
import { newId } from '../../../platform/ids.ts'
import { ErrorResponse, unprocessable } from '../../../platform/error-response.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { newPasswordError } from '../../credentials/credentials.public.ts'
import { hashPassword, insertUser } from '../../users/users.public.ts'
import { hasLogin } from '../person.view.ts'

export interface NewLogin {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly invitedBy: string | null
}

/**
 * Checks the password chosen by a person without a login, and returns its hash. Rejects with 422 if the address has a
 * login after all, with 400 if the password breaks the rules or is guessable from these words about its owner; neither
 * uses up the link.
 */
export async function checkedPassword(
  context: OpenContext,
  { email, password, words }: { email: string; password: string; words: readonly string[] },
): Promise<string> {
  if (await context.read((tx) => hasLogin(tx, email))) throw loginExists()
  const error = await newPasswordError(password, [email, ...words])
  if (error !== undefined) throw new ErrorResponse(400, 'password_refused', error, { fields: { password: error } })
  return hashPassword(context.platform.secret, password, context.client.ip)
}

const loginExists = () => unprocessable({ email: peopleMessages.hasLogin }, peopleMessages.hasLogin)

/** Creates a login with its email address as username. Rejects an address that got a login since. */
export async function makeLogin(
  context: OpenContext,
  tx: WriteTx,
  { email, firstName, lastName, invitedBy }: NewLogin,
  passwordHash: string,
): Promise<string> {
  if (await hasLogin(tx, email)) throw loginExists()
  const now = context.platform.now()
  const id = newId(now)
  await insertUser(tx, {
    id,
    username: email,
    email,
    first_name: firstName,
    last_name: lastName,
    password_hash: passwordHash,
    tfa_type: null,
    tfa_phone_sealed: null,
    totp_secret_sealed: null,
    totp_last_step: null,
    public_phone: null,
    profile_picture: null,
    licenses_or_designations: null,
    titles: null,
    services: null,
    last_login_at: null,
    invited_by: invitedBy,
    created_at: now,
    disabled_at: null,
  }).catch((error: unknown) => {
    throw sqlState(error) === '23505' ? loginExists() : error
  })
  return id
}
