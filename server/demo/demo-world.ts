import { servesLawFirms } from '@portico/contract/areas/dashboard/dashboard-cards.ts'
import { PermissionCode } from '@portico/contract/areas/accounts/permission-codes.ts'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storeLogo } from '../areas/branding/branding.public.ts'
import { hashPassword, sealPhone } from '../areas/users/users.public.ts'
import type { Tx } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { makeApplications } from './applications/make-applications.ts'
import { makeBinding } from './binding/make-binding.ts'
import { makeCertificates } from './certificates/make-certificates.ts'
import { makeVendors } from './certificates/make-vendors.ts'
import { makeClaims } from './claims/make-claims.ts'
import { demoAccounts } from './demo-accounts.ts'
import { demoBrokerages } from './demo-brokerages.ts'
import { daysAfter } from './demo-dates.ts'
import { demoPassword, demoPeople, type DemoPerson } from './demo-people.ts'
import { makeExperience } from './experience/make-experience.ts'
import { makeNaicNumbers } from './carriers/make-naic-numbers.ts'
import { makeFinancials } from './financials/make-financials.ts'
import { makeDashboards } from './make-dashboards.ts'
import { makeDocuments } from './make-documents.ts'
import { makeNotificationSettings } from './make-notification-settings.ts'
import { makeConversations } from './conversations/make-conversations.ts'
import { makeLinks } from './make-links.ts'
import { makeCalendar } from './make-calendar.ts'
import { makeLosses } from './losses/make-losses.ts'
import { makePolicies } from './make-policies.ts'
import { makeTasks } from './make-tasks.ts'
import { PlacementDiary } from './placement/placement-diary.ts'
import { makeRenewals } from './renewals/make-renewals.ts'
import { makeQuotes } from './quotes/make-quotes.ts'
import { makePolicySelection } from './policy-selection/make-policy-selection.ts'
import { makePdfForms, readEquipmentForm } from './pdf-forms/make-pdf-forms.ts'
import { makeSchedules } from './schedules/make-schedules.ts'
import { makeStaging } from './staging/make-staging.ts'
import { makeSubmissions } from './submissions/make-submissions.ts'

/** Username → id of every demonstration user. */
export type PeopleIds = ReadonlyMap<string, string>

/**
 * Makes the demonstration data. Dates are relative to today. Together its parts would take too long for the limit of one
 * transaction on a slow machine; those that an interrupted start has made are left alone.
 */
export async function makeDemoWorld(
  platform: Pick<Platform, 'config' | 'database' | 'files' | 'now' | 'log' | 'secret'>,
): Promise<void> {
  const { config, database, files, now, log, secret } = platform
  const passwordHash = await hashPassword(secret, demoPassword)
  const made = await madeBefore(database)
  const ids: PeopleIds =
    made.people.size > 0 ? made.people : new Map(demoPeople.map(({ username }) => [username, newId(now())]))
  const pdf = await readEquipmentForm()
  const write = (isMade: boolean, part: (tx: Tx) => Promise<void>) =>
    isMade ? undefined : database.write('system', part)
  await write(made.people.size > 0, async (tx) => {
    await makeBrokerages(tx, now())
    await makeDashboards(tx)
    await makePeople(tx, ids, { passwordHash, secret })
    await makeAccounts(tx, ids, now())
    await makeNotificationSettings(tx, ids)
    await makeTasks(tx, ids, now())
    await makePolicies(tx, platform, ids)
    await makeConversations(tx, ids, now())
    await makeLinks(tx, now())
    await makeCalendar(tx, ids, now())
    await makeDocuments(tx, files, ids, now())
    await makeLosses({ tx, files, ids, now: now() })
    await makeSchedules(tx, ids, now())
    await makeNaicNumbers(tx, ids, now())
    await makeExperience(tx, now())
    await makeFinancials(tx, ids, now())
    await makePdfForms(tx, files, pdf, now())
    await makeApplications({ tx, files, ids, now: now() })
    await makeStaging(tx, config.dataDir, now())
    await makeRenewals(tx, ids, now())
    const placing = { ids, now: now(), diary: new PlacementDiary() }
    await makeQuotes(tx, placing)
    await makeBinding(tx, placing)
    await makePolicySelection(tx, placing)
    await placing.diary.seal(tx)
  })
  await write(made.hasClaims, async (tx) => {
    await makeClaims(tx, platform, ids)
    await makeCertificates(tx, platform, ids)
    await makeVendors(tx, platform, ids)
  })
  await makeSubmissions({ database, files }, ids, now())
  log.info('the demonstration data was made')
}

/** What an interrupted start has made already: the first part has the people, the second the claims. */
async function madeBefore(
  database: Platform['database'],
): Promise<{ readonly people: PeopleIds; readonly hasClaims: boolean }> {
  return database.read('system', async (tx) => {
    const people = await tx.db.selectFrom('users').select(['id', 'username']).execute()
    const claim = await tx.db.selectFrom('claims').select('id').limit(1).executeTakeFirst()
    return { people: new Map(people.map(({ username, id }) => [username, id])), hasClaims: claim !== undefined }
  })
}

async function makeBrokerages(tx: Tx, now: Date): Promise<void> {
  await tx.db
    .insertInto('brokerages')
    .values(
      demoBrokerages.map(({ code, name, subdomain }) => ({ code, name, subdomain, two_factor: 'OPTIONAL' as const })),
    )
    .execute()
  await tx.db
    .insertInto('brandings')
    .values(
      demoBrokerages.map((brokerage) => ({
        brokerage_code: brokerage.code,
        tab_name: brokerage.tabName,
        colors: JSON.stringify(brokerage.colors),
        letterhead: brokerage.letterhead,
        login_banner: brokerage.loginBanner,
        policy_login_url: brokerage.policyLoginUrl ?? null,
      })),
    )
    .execute()
  await makeLogos(tx, now)
}

const logosFolder = join(import.meta.dirname, 'logos')

/** Their logos, stored as an upload stores them. */
async function makeLogos(tx: Tx, now: Date): Promise<void> {
  for (const { code, subdomain } of demoBrokerages) {
    const bytes = readFileSync(join(logosFolder, `${subdomain}.png`))
    const id = randomBytes(16).toString('base64url')
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await storeLogo(tx, { id, brokerage_code: code, type: 'image/png', bytes, created_at: now })
  }
}

async function makePeople(
  tx: Tx,
  ids: PeopleIds,
  { passwordHash, secret }: { passwordHash: string; secret: string },
): Promise<void> {
  await tx.db
    .insertInto('users')
    .values(
      demoPeople.map((person) => ({
        id: ids.get(person.username)!,
        username: person.username,
        email: person.username,
        first_name: person.firstName,
        last_name: person.lastName,
        password_hash: passwordHash,
        is_admin: person.isAdmin ?? false,
        is_viewer: person.isViewer ?? false,
        must_reset_password: person.mustResetPassword ?? false,
        tfa_enabled: person.tfaPhone !== undefined,
        tfa_type: person.tfaPhone === undefined ? null : ('SMS' as const),
        tfa_phone_sealed: person.tfaPhone === undefined ? null : sealPhone(secret, person.tfaPhone),
        totp_secret_sealed: null,
        totp_last_step: null,
        public_phone: person.publicPhone ?? null,
        profile_picture: null,
        licenses_or_designations: null,
        titles: person.titles ?? null,
        services: null,
        last_login_at: null,
        invited_by: null,
        disabled_at: null,
      })),
    )
    .execute()
  await tx.db
    .insertInto('broker_roles')
    .values(
      demoPeople
        .filter(({ brokerage }) => brokerage !== undefined)
        .map(({ username, brokerage, brokerRole }) => ({
          user_id: ids.get(username)!,
          brokerage_code: brokerage!,
          role: brokerRole!,
        })),
    )
    .execute()
}

async function makeAccounts(tx: Tx, ids: PeopleIds, now: Date): Promise<void> {
  await tx.db
    .insertInto('accounts')
    .values(
      demoAccounts.map((account) => ({
        code: account.code,
        company_name: account.companyName,
        brokerage_code: account.brokerage,
        relationship: account.relationship,
        is_law_firm: servesLawFirms(account.brokerage),
        phase: account.phase,
        ams_type: account.amsType,
        primary_effective_date: daysAfter(now, account.renewalInDays),
        primary_contact_id: account.contact === null ? null : ids.get(account.contact)!,
        deleted_at: null,
      })),
    )
    .execute()
  await tx.db
    .insertInto('account_agents')
    .values(
      demoAccounts.flatMap(({ code, agents }) =>
        Object.entries(agents).map(([username, role]) => ({ account_code: code, user_id: ids.get(username)!, role })),
      ),
    )
    .execute()
  await tx.db
    .insertInto('account_roles')
    .values(
      demoPeople.flatMap((person) =>
        Object.entries(person.accounts ?? {}).map(([code, role]) => ({
          account_code: code,
          user_id: ids.get(person.username)!,
          role,
          permissions: permissionsOf(person),
        })),
      ),
    )
    .execute()
}

const permissionsOf = ({ withoutPermissions = [] }: DemoPerson) =>
  PermissionCode.options.filter((code) => !withoutPermissions.includes(code))
