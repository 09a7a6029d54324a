import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { utcDay } from '@portico/contract/kit/zone.rules.ts'
import type { Insertable } from 'kysely'
import { applicationPdf } from '../../areas/applications/applications.public.ts'
import { letterheadView } from '../../areas/branding/branding.public.ts'
import { noteAnswered, useForm } from '../../areas/forms/forms.public.ts'
import type { Tx } from '../../platform/database/database.ts'
import { streamed } from '../../platform/files/byte-streams.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { newId } from '../../platform/ids.ts'
import { demoAccounts } from '../demo-accounts.ts'
import { daysAfter, yearsBefore } from '../demo-dates.ts'
import type { PeopleIds } from '../demo-world.ts'
import { type DemoApplication, demoApplications, demoFacts } from './demo-applications.ts'
import { addressesOf, type DemoAnswers } from './demo-fact-book.ts'
import { lastYearsAnswers } from './last-years-answers.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** Created rows, inserted one table at a time. */
interface Made {
  readonly applications: Insertable<Tables['applications']>[]
  readonly own: Insertable<Tables['application_answers']>[]
  readonly freezes: Insertable<Tables['application_freezes']>[]
}

interface World {
  readonly tx: Tx
  readonly files: FileStore
  readonly ids: PeopleIds
  readonly now: Date
}

const dayMs = 86_400_000

/** Who answers for each account. */
const answerers: Readonly<Record<string, { readonly username: string; readonly name: string }>> = {
  ACME: { username: 'owner@acme.test', name: 'Elena Castillo' },
  BAYSIDE: { username: 'multi@acme.test', name: 'Owen Bradley' },
  NORTH: { username: 'manager@harbor.test', name: 'Daniel Okafor' },
  DOELAW: { username: 'lawyer@doelaw.test', name: 'Jonathan Doe' },
  PROSPER: { username: 'prospect@prosper.test', name: 'Mei Tanaka' },
}

/** Applications for the next renewal, those of last year with their files, and the fact books that fill them. */
export async function makeApplications(world: World): Promise<void> {
  const made: Made = { applications: [], own: [], freezes: [] }
  for (const application of demoApplications) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    if (application.lastYear !== undefined) await makeLastYears(world, made, application, application.lastYear)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await makeThisYears(world, made, application)
  }
  await world.tx.db.insertInto('applications').values(made.applications).execute()
  await world.tx.db.insertInto('application_answers').values(made.own).execute()
  await world.tx.db.insertInto('application_freezes').values(made.freezes).execute()
  const facts = factRows(world)
  await world.tx.db.insertInto('facts').values(facts).execute()
  await world.tx.db
    .insertInto('answer_history')
    .values(facts.map(({ address, ...kept }) => ({ ...kept, application_id: null, place: address })))
    .execute()
  await makeTeamwork(world, made)
}

/** When the insurance that an application is for starts, and when it was filled. */
function timesOf({ account }: DemoApplication, { now }: World, yearsBack: number) {
  const { renewalInDays } = demoAccounts.find(({ code }) => code === account)!
  const from = yearsBefore(daysAfter(now, renewalInDays), yearsBack)
  const filled = yearsBack === 0 ? new Date(now.getTime() - 9 * dayMs) : new Date(Date.parse(from) - 60 * dayMs)
  return { from, year: from.slice(0, 4), filled }
}

async function makeLastYears(world: World, made: Made, application: DemoApplication, told: DemoAnswers) {
  const { account } = application
  const times = timesOf(application, world, 1)
  const { id, form, row } = await begun(world, application, times)
  const by = answerers[account]!
  const { lasting, lastYear, groups } = demoFacts[account]!
  const at = times.filled.toISOString()
  const signedOn = at.slice(0, 10)
  const signature = { name: told['signerName'] as string, title: told['signerTitle'] as string, date: signedOn }
  const { filled, progress } = lastYearsAnswers({
    layout: form.layout,
    facts: addressesOf({ ...lasting, ...lastYear }, groups),
    own: new Map(Object.entries({ ...told, wantedFrom: times.from, signedOn, applicantSignature: signature })),
    keptOf: (value) => ({ value, version: 1, provenance: { source: 'TYPED', by: by.name, at, detail: titleOf(row) } }),
    day: signedOn,
  })
  const done = { at: times.filled, by: by.name, leftToAgent: progress.missing.length }
  const heading = { name: row.name, title: row.form_title, year: row.year, carrier: row.carrier }
  const { companyName: company, brokerage } = demoAccounts.find(({ code }) => code === account)!
  const letterhead = await letterheadView(world.tx, brokerage)
  const policyType = policyTypeName(row.policy_type)
  const pdf = await applicationPdf(
    {
      ...heading,
      company,
      policyType,
      done,
      now: times.filled,
      timeZone: letterhead.timeZone,
      letterhead,
      companyAddress: [],
    },
    form.layout,
    filled.values,
  )
  const fileKey = `applications/${account}/${id}`
  const stored = await world.files.put(fileKey, streamed(pdf))
  made.applications.push({ ...row, status: 'DONE', freeze_number: 1 })
  made.freezes.push({
    account_code: account,
    application_id: id,
    number: 1,
    edition_id: form.editionId,
    answers: JSON.stringify(Object.fromEntries(filled.answers)),
    required: progress.required,
    answered: progress.answered,
    left_to_agent: progress.missing.length,
    file_key: fileKey,
    file_bytes: stored.bytes,
    sha256: stored.sha256,
    done_by: world.ids.get(by.username)!,
    done_at: times.filled,
    undone_by: null,
    undone_at: null,
  })
  await noteAnswered(world.tx, { account, applicationId: id }, Object.keys(told))
}

async function makeThisYears(world: World, made: Made, application: DemoApplication) {
  const times = timesOf(application, world, 0)
  const { id, row } = await begun(world, application, times)
  made.applications.push({ ...row, status: application.thisYear === null ? 'NOT_STARTED' : 'IN_PROGRESS' })
  if (application.thisYear === null) return
  const { account } = application
  const told = { ...application.thisYear, wantedFrom: times.from }
  made.own.push(
    ...Object.entries(told).map(([path, value]) => ({
      account_code: account,
      application_id: id,
      path,
      ...keptRow(world, account, { value, at: times.filled, detail: titleOf(row) }),
    })),
  )
  await noteAnswered(world.tx, { account, applicationId: id }, Object.keys(told))
}

async function begun({ tx, ids }: World, application: DemoApplication, times: ReturnType<typeof timesOf>) {
  const { account, formId, policyType, carrier } = application
  const { brokerage } = demoAccounts.find(({ code }) => code === account)!
  const at = new Date(times.filled.getTime() - 5 * dayMs)
  const id = newId(at)
  const used = { applicationId: id, title: `${formId} ${times.year}`, formId, day: utcDay(at) }
  const form = await useForm(tx, { account, brokerage }, used)
  const row: Insertable<Tables['applications']> & { form_title: string } = {
    account_code: account,
    id,
    form_id: formId,
    edition_id: form.editionId,
    purpose: 'APPLICATION',
    form_name: form.form.name,
    form_title: form.form.title,
    name: form.form.title,
    policy_type: policyType,
    year: times.year,
    carrier,
    freeze_number: null,
    created_by: ids.get('manager@harbor.test')!,
    created_at: at,
    changed_at: times.filled,
    removed_at: null,
  }
  return { id, form, row: { ...row, carrier } }
}

const titleOf = ({ name, year }: { readonly name: string; readonly year: string }) => `${name} ${year}`

function keptRow(
  { ids }: World,
  account: string,
  { value, at, detail }: { readonly value: AnswerValue; readonly at: Date; readonly detail: string },
) {
  const by = ids.get(answerers[account]!.username)!
  return { value: JSON.stringify(value), version: 1, source: 'TYPED', detail, changed_by: by, changed_at: at }
}

/** Lasting values were entered with last year’s application. */
function factRows(world: World): Insertable<Tables['facts']>[] {
  return Object.entries(demoFacts).flatMap(([account, { lasting, groups }]) => {
    const first = demoApplications.find((application) => application.account === account)!
    const { filled, year } = timesOf(first, world, first.lastYear === undefined ? 0 : 1)
    return [...addressesOf(lasting, groups)].map(([address, value]) => ({
      account_code: account,
      address,
      ...keptRow(world, account, { value, at: filled, detail: `Applicant information ${year}` }),
    }))
  })
}

/** Someone has been given a page of an application and one of the profile, and a question is open at each. */
async function makeTeamwork({ tx, ids, now }: World, { applications }: Made): Promise<void> {
  const { account_code, id } = applications.find(({ status }) => status === 'IN_PROGRESS')!
  await tx.db
    .insertInto('application_assignments')
    .values(
      [
        { application_id: id, part: 'ownersPage' },
        { profile_page: 'safety', part: '' },
      ].map((given) => ({
        account_code,
        ...given,
        user_id: ids.get('user@acme.test')!,
        assigned_by: ids.get('manager@harbor.test')!,
        assigned_at: new Date(now.getTime() - 4 * dayMs),
        done_at: null,
      })),
    )
    .execute()
  await tx.db
    .insertInto('application_comments')
    .values(
      [
        {
          application_id: id,
          path: 'annualRevenue',
          text: 'Please leave out the Hammond clinic: it is billed by the joint venture.',
        },
        { profile_page: 'entity', path: 'dba', text: 'Does the lettering on the trucks still say “Acme Civil”?' },
      ].map((said) => ({
        account_code,
        ...said,
        id: newId(now),
        created_by: ids.get('advisor@harbor.test')!,
        created_at: new Date(now.getTime() - 3 * dayMs),
        resolved_by: null,
        resolved_at: null,
      })),
    )
    .execute()
}
