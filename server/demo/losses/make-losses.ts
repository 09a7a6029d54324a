import { authorization, letterText } from '@portico/contract/areas/losses/authorization.ts'
import { dueDay, ruleOn } from '@portico/contract/areas/losses/due-day.ts'
import { totalsOf } from '@portico/contract/areas/losses/loss.rules.ts'
import type { LossFields } from '@portico/contract/areas/losses/loss.shapes.ts'
import type { LossRunTerm } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { columnsOf } from '../../areas/losses/losses/loss-columns.ts'
import { letterheadView } from '../../areas/branding/branding.public.ts'
import { termsView } from '../../areas/losses/overview/terms.view.ts'
import { letterPdf } from '../../areas/losses/requests/letter.ts'
import { rulesView } from '../../areas/losses/rules/rules.view.ts'
import { contactView } from '../../areas/users/users.public.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { newId } from '../../platform/ids.ts'
import { demoAccounts } from '../demo-accounts.ts'
import { daysAfter } from '../demo-dates.ts'
import { demoPdf } from '../demo-pdf.ts'
import type { PeopleIds } from '../demo-world.ts'
import { type DemoRequest, demoRequests, demoRuns, type DemoRuns } from './demo-losses.ts'
import { lossOf } from './loss-of.ts'
import { keepFile } from './keep-file.ts'

interface World {
  readonly tx: Tx
  readonly files: FileStore
  readonly ids: PeopleIds
  readonly now: Date
}

/** Loss runs of two valuations with their losses, and requests that carriers have not answered. */
export async function makeLosses(world: World): Promise<void> {
  for (const runs of demoRuns) {
    for (const isEarlier of [true, false]) {
      // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
      await makeRun(world, runs, isEarlier)
    }
  }
  for (const request of demoRequests) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    await makeRequest(world, request)
  }
}

const companyOf = (account: string): string => demoAccounts.find(({ code }) => code === account)!.companyName

const termsOf = async ({ tx, now }: World, account: string, type: string, on: string): Promise<LossRunTerm[]> =>
  (await termsView(tx, account, daysAfter(now, 0))).filter(({ line, from }) => line === type && from <= on)

async function makeRun(world: World, runs: DemoRuns, isEarlier: boolean): Promise<void> {
  const { tx, ids, now } = world
  const { account, carrier } = runs
  const daysAgo = runs.daysAgo + (isEarlier ? 365 : 0)
  const valuationOn = daysAfter(now, -daysAgo)
  const terms = await termsOf(world, account, runs.type, valuationOn)
  if (terms.length === 0) return
  const newestFirst = await termsOf(world, account, runs.type, daysAfter(now, 0))
  const losses = runs.losses
    .map((loss) => lossOf(loss, { prefix: runs.prefix, term: newestFirst[loss.termsBack]!, isEarlier }))
    .filter(({ lossOn }) => lossOn <= valuationOn)
  const at = new Date(now.getTime() - (daysAgo - 6) * 86_400_000)
  const by = ids.get('manager@harbor.test')!
  const name = `${carrier} ${runs.prefix} ${valuationOn}.pdf`
  const numbers = terms.map(({ policyNumber }) => policyNumber).join(', ')
  const pages = [
    [`Loss run: ${carrier}`, companyOf(account), `Policies ${numbers}`, `Valued as of ${valuationOn}`],
    [losses.length === 0 ? 'No claims reported' : 'Claims', ...losses.map(lineOf)],
  ]
  const document = { account, carrier, name, bytes: demoPdf(pages), by, at }
  const entered = totalsOf(losses)
  const unentered = isEarlier ? 0 : (runs.unentered ?? 0)
  const run_id = newId(at)
  await tx.db
    .insertInto('loss_runs')
    .values({
      account_code: account,
      id: run_id,
      carrier,
      insured_name: companyOf(account),
      policy_numbers: numbers,
      period_from: terms.at(-1)!.from,
      period_to: terms[0]!.to,
      terms: JSON.stringify(terms),
      valuation_on: valuationOn,
      totals: JSON.stringify({
        ...entered,
        count: entered.count + (unentered > 0 ? 1 : 0),
        paid: entered.paid + unentered * 100,
      }),
      acknowledged: '[]',
      document_id: await keepFile(world, document),
      file_name: name,
      created_by: by,
      created_at: at,
      removed_at: null,
    })
    .execute()
  if (losses.length === 0) return
  const row = { account_code: account, run_id, created_by: by, created_at: at }
  await tx.db
    .insertInto('losses')
    .values(losses.map((loss) => ({ ...row, id: newId(at), ...columnsOf(loss) })))
    .execute()
}

const lineOf = ({ claimNumber, lossOn, description }: LossFields): string => `${claimNumber}  ${lossOn}  ${description}`

async function makeRequest(world: World, request: DemoRequest): Promise<void> {
  const { tx, ids, now } = world
  const { account, carrier, email } = request
  const at = new Date(now.getTime() - request.sentDaysAgo * 86_400_000)
  const sentOn = daysAfter(at, 0)
  const terms = await termsOf(world, account, request.type, sentOn)
  const companyName = companyOf(account)
  const brokerage = demoAccounts.find(({ code }) => code === account)!.brokerage
  const rule = ruleOn(await rulesView(tx, brokerage), 'US', sentOn)!
  const signed = { signerName: 'Elena Castillo', signerTitle: 'Chief Financial Officer', signature: 'Elena Castillo' }
  const said = authorization({ companyName, carrier, terms })
  const by = ids.get(request.by)!
  const letter = {
    title: 'Loss run request',
    companyName,
    carrier,
    carrierEmail: email,
    said,
    ...signed,
    signedAt: at,
    at,
    letterhead: await letterheadView(tx, brokerage),
    contact: await contactView(tx, by),
    carrierAddress: [],
  }
  const name = `Loss run request ${sentOn}.pdf`
  const bytes = Buffer.from(await letterPdf(letter))
  await tx.db
    .insertInto('loss_run_requests')
    .values({
      account_code: account,
      id: newId(at),
      carrier,
      carrier_email: email,
      state: 'US',
      terms: JSON.stringify(terms),
      signer_name: signed.signerName,
      signer_title: signed.signerTitle,
      signature: signed.signature,
      authorization_text: letterText(said),
      sent_on: sentOn,
      due_on: dueDay(sentOn, rule),
      rule: JSON.stringify(rule),
      letter_id: await keepFile(world, { account, carrier, name, bytes, by, at }),
      withdrawn_reason: null,
      // Demonstration data sends no reminders.
      reminded_on: sentOn,
      created_by: by,
      created_at: at,
    })
    .execute()
}
